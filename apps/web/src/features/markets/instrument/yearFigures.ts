import type { Candle } from '@corro/client';
import { historyInRange } from '@corro/domain';

/** Figures of a year of daily candles in the unit of the quote; null if unknown. */
export interface YearFigures {
  readonly low: number | null;
  readonly high: number | null;
  /** Mean units per day over three months, without the current day. */
  readonly meanVolume: number | null;
}

/** Figures of daily candles, oldest first, at `now` (epoch milliseconds). */
export function yearFigures(days: readonly Candle[], now: number): YearFigures {
  const year = historyInRange(days, 'year', now);
  // The first candle precedes the year.
  const ofYear = year.candles.slice(1);
  const isWhole = year.began !== null && ofYear.length > 0;
  return {
    low: isWhole ? Math.min(...ofYear.map(({ low }) => low)) : null,
    high: isWhole ? Math.max(...ofYear.map(({ high }) => high)) : null,
    meanVolume: meanVolume(days, now),
  };
}

function meanVolume(days: readonly Candle[], now: number): number | null {
  const quarter = historyInRange(days, 'quarter', now);
  const volumes = quarter.candles.slice(1, -1).flatMap(({ volume }) => volume ?? []);
  if (quarter.began === null || volumes.length === 0) return null;
  return volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length;
}
