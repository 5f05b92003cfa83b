import { sampleCandles, type Candle, type ChartPeriod } from '@corro/charts';

/** The time ranges of the view, shortest first. */
export const ranges = ['day', 'week', 'month', 'year', 'fiveYears'] as const;

export type SampleRange = (typeof ranges)[number];

interface Sample {
  readonly period: ChartPeriod;
  readonly candles: readonly Candle[];
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** A sample has no today: it ends on this day, whenever it is looked at. */
const end = Date.UTC(2026, 0, 2, 21);

/** What each range shows: invented prices, the same for every code. */
export function sampleOf(range: SampleRange): Sample {
  switch (range) {
    case 'day':
      return { period: 'timeline', candles: sampleCandles(390, minuteMs, end) };
    case 'week':
      return { period: 'timeline', candles: sampleCandles(480, 15 * minuteMs, end) };
    case 'month':
      return { period: 'day', candles: sampleCandles(30, dayMs, end) };
    case 'year':
      return { period: 'week', candles: sampleCandles(52, 7 * dayMs, end) };
    default:
      return { period: 'month', candles: sampleCandles(60, 30 * dayMs, end) };
  }
}
