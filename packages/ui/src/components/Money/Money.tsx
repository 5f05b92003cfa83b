import { formatMoney, missing, type MoneyUnit } from '../../format/decimal.ts';
import { Amount, HiddenAmount } from '../../private/Amount.tsx';
import { figure } from '../../private/figure.css.ts';
import type { FigureSize } from '../../private/figure.ts';
import { useAmountsHidden } from '../AmountsProvider/AmountsProvider.tsx';
import { useUi } from '../UiProvider/UiProvider.tsx';

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
  /**
   * Whether it is the customer's own, which an `AmountsProvider` can hide. `false` for what everyone may know:
   * the price of an offer, a minimum, a limit. Left out: `true`.
   */
  own?: boolean;
}

/** An amount of money with its unit; never a bare "$", always two decimals. */
export function Money(props: MoneyProps) {
  const { amount, unit, size = 16, tone = 'default', estimate = false, signed = false } = props;
  const { own = true } = props;
  const { locale } = useUi();
  const isHidden = useAmountsHidden() && own;
  const className = figure({ size, tone });
  if (isHidden) {
    return (
      <span className={className}>
        <HiddenAmount />
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
