/**
 * A candle. `time` is the start of its interval in epoch milliseconds. Prices are binary floats, for drawing only:
 * never compute money with them. `volume` is null when the market reports none. A price that is not finite leaves a
 * gap.
 */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
}

/**
 * Chart periods of spec §9, named by the duration of a candle. A candle of a `timeline` lasts one
 * minute.
 */
export type ChartPeriod = 'timeline' | 'day' | 'week' | 'month';

/** Shape of a chart: a line through the closes, or candles. */
export type ChartShape = 'line' | 'candles';

/**
 * Creates candles of a deterministic random walk, to show a chart without a market.
 *
 * @param interval milliseconds between two candles
 * @param lastCandleAt start of the last candle, epoch milliseconds
 * @param walk the seed of the walk, and its largest step to either side as a share of the price
 */
export function sampleCandles(
  count: number,
  interval: number,
  lastCandleAt: number,
  { seed = 42, step = 0.012 } = {},
): Candle[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let price = 170;
  return Array.from({ length: count }, (_, i) => {
    const open = price;
    // The last term pulls the price back towards 170, because a long walk would drift away.
    price = open * (1 + (random() - 0.5) * 2 * step + (170 - open) / 60_000);
    return {
      time: lastCandleAt - (count - 1 - i) * interval,
      open,
      high: Math.max(open, price) * (1 + random() * 0.007),
      low: Math.min(open, price) * (1 - random() * 0.007),
      close: price,
      volume: Math.round(4e5 + random() * random() * 3e6),
    };
  });
}
