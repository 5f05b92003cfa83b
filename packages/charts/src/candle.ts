/**
 * One candle. `time` is the start of its interval in epoch milliseconds; the prices are binary
 * floats because a picture needs no cents: never compute money with them. `volume` is a number of
 * units, or null where the market did not report one. A price that is not finite leaves a gap.
 */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
}

/** Chart periods of spec §9: how long a candle lasts; those of a timeline are minutes. */
export type ChartPeriod = 'timeline' | 'day' | 'week' | 'month';

/** A line through the closes, or a candle for each interval. */
export type ChartShape = 'line' | 'candles';
