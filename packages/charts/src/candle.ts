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

/**
 * A made-up walk of prices, the same every time, to show a chart without a market. The last
 * candle starts at `end`, each `interval` after the one before; epoch and plain milliseconds.
 */
export function sampleCandles(count: number, interval: number, end: number): Candle[] {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let price = 170;
  return Array.from({ length: count }, (_, i) => {
    const open = price;
    // Drawn back to where it began, or a long walk would end at the moon.
    price = open * (1 + (random() - 0.5) * 0.024 + (170 - open) / 60_000);
    return {
      time: end - (count - 1 - i) * interval,
      open,
      high: Math.max(open, price) * (1 + random() * 0.007),
      low: Math.min(open, price) * (1 - random() * 0.007),
      close: price,
      volume: Math.round(4e5 + random() * random() * 3e6),
    };
  });
}
