import { memo, useMemo, useState } from 'react';
import { useLayoutEffect } from '../../private/useLayoutEffect.ts';
import { formatDecimal, formatMoney, type MoneyUnit } from '../../format/decimal.ts';
import { Amount } from '../../private/Amount.tsx';
import { cx } from '../../private/cx.ts';
import { figure } from '../../private/figure.css.ts';
import { type Direction, type FigureSize, isHero } from '../../private/figure.ts';
import { useAttached } from '../../private/useAttached.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { LivePrice } from './LivePrice.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** Decimal text; null shows an em dash. */
  value: string | null;
  /** Unit in front; none by default, as for an index. */
  unit?: MoneyUnit;
  /** Fixed decimal places: `1.08435` has 5; default 2. */
  digits?: number;
  /** Reading time in epoch milliseconds; null if unknown. */
  readAt: number | null;
  /**
   * Returns the age of a stale price as text, such as «hace 12 s»; null while the price is fresh.
   * Stale prices are grey. Called for each quote and once a second; both times are epoch
   * milliseconds.
   */
  ageOf: (readAt: number, now: number) => string | null;
  /** Colours the figure; default ink. */
  direction?: Direction;
  /** Default: 16. */
  size?: FigureSize;
  /** Default: `regular`; sizes from 20 are always strong. */
  weight?: 'regular' | 'strong';
  /** Position of the age; default: before small figures, which form columns, after large ones. */
  ageSide?: 'before' | 'after';
  /** Screen-reader text: the price in words. */
  screenReaderText?: string;
}

/**
 * A price with its age. A new value tints the cell for 400 ms and moves nothing. Changes are
 * written to the elements directly, because all prices of a list change at once and React would
 * compare everything around the figures each time.
 */
export const Price = memo(function Price(props: PriceProps) {
  const { value, unit, readAt, ageOf, direction, size = 16, weight, screenReaderText } = props;
  const { digits = 2, ageSide = isHero(size) ? 'after' : 'before' } = props;
  const { locale, now } = useUi();
  const places = { min: digits, max: digits };
  const text = unit
    ? formatMoney(locale, value, unit, places)
    : formatDecimal(locale, value, places);
  const [live] = useState(() => new LivePrice());
  const attach = useAttached(live.attach);
  useLayoutEffect(() => live.show({ text, value, readAt, ageOf, now }));

  const tone = direction === 'rise' || direction === 'fall' ? direction : 'default';
  // React writes the first text and `live` writes the later texts. If the unit has an element of
  // its own, React writes all texts.
  const [firstText] = useState(text);
  const written = unit && isHero(size) ? text : firstText;
  return useMemo(
    () => (
      <span ref={attach} className={styles.cells[ageSide]}>
        <span
          className={cx(styles.value, figure({ size, tone, weight }))}
          aria-hidden={screenReaderText === undefined ? undefined : true}
          translate="no"
        >
          {unit ? <Amount text={written} size={size} /> : written}
        </span>
        {screenReaderText === undefined ? null : (
          <span className={styles.words}>{screenReaderText}</span>
        )}
        <span className={styles.age} />
      </span>
    ),
    [attach, ageSide, size, tone, weight, unit, written, screenReaderText],
  );
});
