import { memo, useLayoutEffect, useRef } from 'react';
import { formatDecimal, formatMoney, type MoneyUnit } from '../../format/decimal.ts';
import { Amount } from '../../private/Amount.tsx';
import { cx } from '../../private/cx.ts';
import { figure } from '../../private/figure.css.ts';
import { type Direction, type FigureSize, isHero } from '../../private/figure.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import { watchAge } from './age.ts';
import * as styles from './Price.css.ts';
import { tint } from './tint.ts';

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
 * A price with its age. A new value tints this cell for 400 ms and moves nothing. Tint and age write
 * to the element itself: React renders once per new value, never for the clock.
 */
export const Price = memo(function Price(props: PriceProps) {
  const { value, unit, readAt, ageOf, direction, size = 16, weight, spoken } = props;
  const { digits = 2, ageSide = isHero(size) ? 'after' : 'before' } = props;
  const { locale, now } = useUi();
  const figureRef = useRef<HTMLSpanElement>(null);
  const age = useRef<HTMLSpanElement>(null);
  const previous = useRef(value);

  useLayoutEffect(() => {
    if (figureRef.current) tint(figureRef.current, previous.current, value);
    previous.current = value;
  }, [value]);

  useLayoutEffect(() => {
    if (!figureRef.current || !age.current) return undefined;
    return watchAge({
      figure: figureRef.current,
      age: age.current,
      readAt,
      ageOf,
      now,
    });
  }, [readAt, ageOf, now]);

  const tone = direction === 'rise' || direction === 'fall' ? direction : 'default';
  const places = { min: digits, max: digits };
  const text = unit
    ? formatMoney(locale, value, unit, places)
    : formatDecimal(locale, value, places);
  return (
    <span className={styles.cell({ age: ageSide })}>
      <span
        ref={figureRef}
        className={cx(styles.value, figure({ size, tone, weight }))}
        aria-hidden={spoken === undefined ? undefined : true}
      >
        {unit ? <Amount text={text} size={size} /> : text}
      </span>
      {spoken === undefined ? null : <span className={styles.words}>{spoken}</span>}
      <span ref={age} className={styles.age} />
    </span>
  );
});
