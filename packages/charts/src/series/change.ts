import type { Candle } from '../candle.ts';

/** What came with new candles: nothing, a tick of the last one, candles after it, or all anew. */
export type SeriesChange = 'none' | 'last' | 'appended' | 'all';

/** Compares what is shown with what is to be shown. Kept references are compared by reference. */
export function seriesChange(before: readonly Candle[], after: readonly Candle[]): SeriesChange {
  if (before === after) return 'none';
  if (before.length === 0 || after.length < before.length) return 'all';
  const last = before.length - 1;
  if (before[last]!.time !== after[last]!.time) return 'all';
  for (let i = 0; i < last; i++) if (!sameCandle(before[i]!, after[i]!)) return 'all';
  if (after.length > before.length) return 'appended';
  return sameCandle(before[last]!, after[last]!) ? 'none' : 'last';
}

function sameCandle(a: Candle, b: Candle): boolean {
  return (
    a === b ||
    (a.time === b.time &&
      Object.is(a.close, b.close) &&
      Object.is(a.open, b.open) &&
      Object.is(a.high, b.high) &&
      Object.is(a.low, b.low) &&
      a.volume === b.volume)
  );
}
