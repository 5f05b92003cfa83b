import { missingText, type MoneyUnit } from '../../format/decimal.ts';
import { cx } from '../../private/cx.ts';
import { figure } from '../../private/figure.css.ts';
import type { Direction, FigureSize } from '../../private/figure.ts';
import { HiddenAmount } from '../../private/Amount.tsx';
import { useAmountsHidden } from '../AmountsProvider/AmountsProvider.tsx';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './Change.css.ts';
import { changeDirection, formatChange } from './written.ts';

export interface ChangeProps {
  /** Decimal text in the price's unit. Default: only the percentage. */
  amount?: string | null | undefined;
  /** Decimal text in percent. Default: only the amount. */
  percent?: string | null | undefined;
  /** Unit of the amount; none by default. */
  unit?: MoneyUnit;
  /**
   * Decimal places of the amount, default 2; pass the number of decimal places of the price. A
   * percentage always has two.
   */
  digits?: number;
  /** Default: 14. */
  size?: FigureSize;
  /** Screen-reader text: «up 1.20 per cent». */
  screenReaderText?: string;
  /**
   * True for the customer's amounts, which an `AmountsProvider` can hide. Default: true with a
   * `unit`, because price changes are shown without one.
   */
  own?: boolean;
}

const marks: Record<Direction, string> = { rise: '▲', fall: '▼', flat: '' };

/** A price change with ▲ or ▼, sign and colour. */
export function Change(props: ChangeProps) {
  const {
    amount,
    percent,
    unit,
    digits = 2,
    size = 14,
    screenReaderText,
    own = unit !== undefined,
  } = props;
  const { locale } = useUi();
  const isHidden = useAmountsHidden() && own && amount !== undefined && amount !== null;
  const parts = formatChange(locale, { amount, percent, unit, digits });
  const direction = changeDirection({ amount, percent, digits });
  const tone = direction === 'flat' ? 'muted' : direction;
  const [first = missingText, second = missingText] = parts;
  return (
    <span className={cx(styles.change, figure({ size, tone }))}>
      <span aria-hidden="true" className={styles.mark}>
        {marks[direction]}
      </span>
      <span aria-hidden={screenReaderText === undefined ? undefined : true} translate="no">
        <span className={styles.part}>{isHidden ? <HiddenAmount /> : first}</span>
        {second === missingText ? null : (
          <>
            {' '}
            <span className={styles.part}>{`(${second})`}</span>
          </>
        )}
      </span>
      {screenReaderText === undefined ? null : (
        <span className={styles.words}>{screenReaderText}</span>
      )}
    </span>
  );
}
