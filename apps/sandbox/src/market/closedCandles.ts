import { LRUCache } from 'lru-cache';
import type { MarketCandle } from './types.ts';

/** Candles of one step, `from` to the one before `to`, counted in steps since 1970-01-01 in UTC. */
interface Stretch {
  from: number;
  to: number;
  candles: readonly MarketCandle[];
}

/** Candles in all that are remembered: some 16 MB. */
const mostCandles = 100_000;

/**
 * Remembers the candles of steps that have ended, which never change again: of a stretch that is
 * asked for later, or that reaches further back, only what is new is computed. What has not been asked
 * for the longest is forgotten first.
 *
 * `key` is one for an instrument and a length of step; `read` computes a stretch of them.
 */
export function createClosedCandles() {
  const known = new LRUCache<string, Stretch>({
    maxSize: mostCandles,
    sizeCalculation: ({ candles }) => candles.length + 1,
  });

  return (
    key: string,
    from: number,
    to: number,
    read: (from: number, to: number) => readonly MarketCandle[],
  ): readonly MarketCandle[] => {
    const last = known.get(key);
    if (last === undefined || last.to < from || last.to > to) {
      const candles = read(from, to);
      known.set(key, { from, to, candles });
      return candles;
    }
    if (last.from <= from && last.to === to) return last.candles.slice(from - last.from);
    // What has been asked for so far moves along with the time.
    const start = Math.min(from, last.from + to - last.to);
    const candles = [
      ...(start < last.from ? read(start, last.from) : []),
      ...last.candles.slice(Math.max(0, start - last.from)),
      ...(last.to < to ? read(last.to, to) : []),
    ];
    known.set(key, { from: start, to, candles });
    return candles.slice(from - start);
  };
}
