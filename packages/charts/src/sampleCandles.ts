import type { Candle } from './candle.ts';

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
