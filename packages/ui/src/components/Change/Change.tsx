import { missing, type MoneyUnit } from '../../format/decimal.ts';
import { cx } from '../../private/cx.ts';
import { figure } from '../../private/figure.css.ts';
import { type Direction, type FigureSize, directionOf } from '../../private/figure.ts';
import { HiddenAmount } from '../../private/Amount.tsx';
import { useAmountsHidden } from '../AmountsProvider/AmountsProvider.tsx';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './Change.css.ts';
import { writtenChange } from './written.ts';

export interface ChangeProps {
  /** Decimal text in the price's own unit. Default: only the percentage. */
  amount?: string | null | undefined;
  /** Decimal text in percent. Default: only the amount. */
  percent?: string | null | undefined;
  /** Of the amount. Left out: none is shown. */
  unit?: MoneyUnit;
  /** Decimal places of the amount, as many as its price has. Left out: 2. A percentage has two. */
  digits?: number;
  /** Left out: 14. */
  size?: FigureSize;
  /** What a screen reader hears instead of the signs: «up 1.20 per cent». */
  spoken?: string;
  /**
   * Whether the amount is the customer's own, which an `AmountsProvider` can hide; the percentage stays. Left
   * out: where it has a `unit`, since the change of a price is written in the price's own.
   */
  own?: boolean;
}

const marks: Record<Direction, string> = { rise: '▲', fall: '▼', flat: '' };

/** How a price changed: ▲ or ▼, sign and colour, never the colour alone. */
export function Change(props: ChangeProps) {
  const { amount, percent, unit, digits = 2, size = 14, spoken, own = unit !== undefined } = props;
  const { locale } = useUi();
  const isHidden = useAmountsHidden() && own && amount !== undefined && amount !== null;
  const parts = writtenChange(locale, { amount, percent, unit, digits });
  const direction = directionOf(...parts);
  const tone = direction === 'flat' ? 'muted' : direction;
  const [first = missing, second = missing] = parts;
  return (
    <span className={cx(styles.change, figure({ size, tone }))}>
      <span aria-hidden="true" className={styles.mark}>
        {marks[direction]}
      </span>
      <span aria-hidden={spoken === undefined ? undefined : true}>
        <span className={styles.part}>{isHidden ? <HiddenAmount /> : first}</span>
        {second === missing ? null : (
          <>
            {' '}
            <span className={styles.part}>{`(${second})`}</span>
          </>
        )}
      </span>
      {spoken === undefined ? null : <span className={styles.words}>{spoken}</span>}
    </span>
  );
}
