import type { Candle } from '@corro/client';
import { historyInRange } from '@corro/domain';

/**
 * Figures of daily candles, oldest first, at `now` (epoch milliseconds), in the unit of the quote;
 * null if unknown.
 */
export function yearFigures(days: readonly Candle[], now: number) {
  const year = historyInRange(days, 'year', now);
  // Leaves out the first candle: `historyInRange` begins with the last candle before the year, if
  // there is one.
  const candles = year.candles.slice(1);
  const isComplete = year.began !== null && candles.length > 0;
  return {
    low: isComplete ? Math.min(...candles.map(({ low }) => low)) : null,
    high: isComplete ? Math.max(...candles.map(({ high }) => high)) : null,
    /** Units per day over three months, without the current day. */
    meanVolume: meanVolume(days, now),
  };
}

function meanVolume(days: readonly Candle[], now: number): number | null {
  const quarter = historyInRange(days, 'quarter', now);
  const volumes = quarter.candles.slice(1, -1).flatMap(({ volume }) => volume ?? []);
  if (quarter.began === null || volumes.length === 0) return null;
  return volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length;
}
