import type { Candle } from '@corro/charts';

const day = 86_400_000;

/** Creates a generator of reproducible numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Creates daily candles of a random walk. */
export function randomWalk(count: number): Candle[] {
  const random = randomFrom(7);
  const candles: Candle[] = [];
  let price = 100;
  for (let i = 0; i < count; i++) {
    const open = price;
    price = Math.max(5, price * (1 + (random() - 0.5) * 0.01));
    candles.push({
      time: Date.UTC(2024, 0, 2) - (count - i) * day,
      open,
      high: Math.max(open, price) * (1 + random() * 0.003),
      low: Math.min(open, price) * (1 - random() * 0.003),
      close: price,
      volume: Math.round(1000 + random() * 9000),
    });
  }
  return candles;
}

/** Creates a generator of successive states of the last candle. */
export function ticksOf(last: Candle): () => Candle {
  const random = randomFrom(11);
  let now = last;
  return () => {
    const close = now.close * (1 + (random() - 0.5) * 0.002);
    const volume = (now.volume ?? 0) + Math.round(random() * 10);
    const [high, low] = [Math.max(now.high, close), Math.min(now.low, close)];
    now = { ...now, close, high, low, volume };
    return now;
  };
}
