import { formatMoney, missing, type MoneyUnit } from '../../format/decimal.ts';
import { Amount } from '../../private/Amount.tsx';
import { figure } from '../../private/figure.css.ts';
import type { FigureSize } from '../../private/figure.ts';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { useUi } from '../UiProvider/UiContext.ts';

export interface MoneyProps {
  /** Decimal text; null, and what is not decimal text, is an em dash. */
  amount: string | null;
  /** Shown in front. */
  unit: MoneyUnit;
  /** Left out: 16. */
  size?: FigureSize;
  /** Colour by meaning; ink if left out. Rise and fall want `signed`, too. */
  tone?: 'default' | 'muted' | 'rise' | 'fall';
  /** Worked out at a rate that may be another when it counts: «≈» before it. */
  estimate?: boolean;
  /** Also shows + before what is more than zero. */
  signed?: boolean;
  /** Dots in its place, as many for any amount: the length says nothing either. */
  hidden?: boolean;
  /** What a screen reader hears instead of the dots. */
  hiddenLabel?: string;
}

/** An amount of money with its unit; never a bare "$", always two decimals. */
export function Money(props: MoneyProps) {
  const { amount, unit, size = 16, tone = 'default', estimate = false, signed = false } = props;
  const { locale } = useUi();
  const className = figure({ size, tone });
  if (props.hidden) {
    return (
      <span className={className}>
        <span aria-hidden="true">••••••</span>
        {props.hiddenLabel ? <span className={visuallyHidden}>{props.hiddenLabel}</span> : null}
      </span>
    );
  }
  const text = formatMoney(locale, amount, unit, { signed });
  return (
    <span className={className}>
      {estimate && text !== missing ? '≈\u00a0' : ''}
      <Amount text={text} size={size} />
    </span>
  );
}
