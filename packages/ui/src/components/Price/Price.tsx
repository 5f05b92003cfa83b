import { memo, useLayoutEffect, useMemo, useState } from 'react';
import { formatDecimal, formatMoney, type MoneyUnit } from '../../format/decimal.ts';
import { Amount } from '../../private/Amount.tsx';
import { cx } from '../../private/cx.ts';
import { figure } from '../../private/figure.css.ts';
import { type Direction, type FigureSize, isHero } from '../../private/figure.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { LivePrice } from './LivePrice.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** Decimal text; null is an em dash. */
  value: string | null;
  /** Shown in front. Default: none, as for an index. */
  unit?: MoneyUnit;
  /** Decimal places, always as many: `1.08435` has 5. Left out: 2. */
  digits?: number;
  /** When it was read, epoch milliseconds; null while it is not known. */
  readAt: number | null;
  /**
   * The age in words, «hace 12 s», once the price is stale: it is greyed then, and within a second its age is
   * shown beside it. Null while it is fresh. Called once a second, with both times in epoch milliseconds.
   */
  ageOf: (readAt: number, now: number) => string | null;
  /** Colours the figure. Left out: ink. */
  direction?: Direction;
  /** Left out: 16. */
  size?: FigureSize;
  /** `regular` if left out; the sizes from 20 on are strong in any case. */
  weight?: 'regular' | 'strong';
  /** Where the age is shown. Default: before a small figure, which has others above it, after a large one. */
  ageSide?: 'before' | 'after';
  /** What a screen reader hears instead of the figure: the price in words. */
  spoken?: string;
}

/**
 * A price with its age. A new value tints this cell for 400 ms and moves nothing. Figure, tint and age are
 * written to the elements themselves: a list of prices ticks as a whole, and React would compare all that is
 * around the figures each time.
 */
export const Price = memo(function Price(props: PriceProps) {
  const { value, unit, readAt, ageOf, direction, size = 16, weight, spoken } = props;
  const { digits = 2, ageSide = isHero(size) ? 'after' : 'before' } = props;
  const { locale, now } = useUi();
  const places = { min: digits, max: digits };
  const text = unit
    ? formatMoney(locale, value, unit, places)
    : formatDecimal(locale, value, places);
  const [live] = useState(() => new LivePrice());
  const { attach } = live;
  useLayoutEffect(() => live.show({ text, value, readAt, ageOf, now }));

  const tone = direction === 'rise' || direction === 'fall' ? direction : 'default';
  // React writes the first text; `live` those after it, but for one whose unit is an element of its own.
  const [firstText] = useState(text);
  const written = unit && isHero(size) ? text : firstText;
  return useMemo(
    () => (
      <span ref={attach} className={styles.cells[ageSide]}>
        <span
          className={cx(styles.value, figure({ size, tone, weight }))}
          aria-hidden={spoken === undefined ? undefined : true}
        >
          {unit ? <Amount text={written} size={size} /> : written}
        </span>
        {spoken === undefined ? null : <span className={styles.words}>{spoken}</span>}
        <span className={styles.age} />
      </span>
    ),
    [attach, ageSide, size, tone, weight, unit, written, spoken],
  );
});
