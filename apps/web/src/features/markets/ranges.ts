import { sampleCandles, type Candle, type ChartPeriod } from '@corro/charts';
import { dayMs } from '@corro/domain';

/** The time ranges of the view, shortest first. */
export const ranges = ['day', 'week', 'month', 'year', 'fiveYears'] as const;

export type SampleRange = (typeof ranges)[number];

/** Invented prices over a range. */
export interface Sample {
  readonly period: ChartPeriod;
  readonly candles: readonly Candle[];
}

const minuteMs = 60_000;
/** A sample has no today: it ends on this day, whenever it is looked at. */
const end = Date.UTC(2026, 0, 2, 21);

/** How many candles each range has, and how far apart they are. */
const samples = {
  day: { period: 'timeline', count: 390, stepMs: minuteMs },
  week: { period: 'timeline', count: 480, stepMs: 15 * minuteMs },
  month: { period: 'day', count: 30, stepMs: dayMs },
  year: { period: 'week', count: 52, stepMs: 7 * dayMs },
  fiveYears: { period: 'month', count: 60, stepMs: 30 * dayMs },
} as const satisfies Record<SampleRange, object>;

/** What each range shows: invented prices, the same for every code. */
export function sampleOf(range: SampleRange): Sample {
  const { period, count, stepMs } = samples[range];
  return { period, candles: sampleCandles(count, stepMs, end) };
}
