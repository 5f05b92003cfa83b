import type { Candle } from '@corro/client';
import type { SparklineProps } from '@corro/ui';

export interface Course {
  /** Closing prices, oldest first: drawn where the upstream sends no line. */
  readonly points: readonly number[];
  /** From the first close to the last: the line's own course, which may not be today's. */
  readonly direction: SparklineProps['direction'];
}

/** What a small line of these candles shows. */
export function courseOf(candles: readonly Candle[]): Course {
  const points = candles.map(({ close }) => close);
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || first === last) {
    return { points, direction: 'flat' };
  }
  return { points, direction: last > first ? 'rise' : 'fall' };
}
