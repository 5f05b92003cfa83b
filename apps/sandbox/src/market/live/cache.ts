import { LRUCache } from 'lru-cache';
import type { MarketClock } from '../types.ts';

/** Exceeds the number of instruments; each entry has at most 1,827 candles. */
const mostEntries = 200;

/**
 * Caches results for `lifetimeMs` and shares pending reads. Failures are not cached. Keeps the 200
 * most recently used keys.
 */
export function createCache<Value>(lifetimeMs: number, clock: MarketClock) {
  const entries = new LRUCache<string, { value: Promise<Value>; until: number }>({
    max: mostEntries,
  });
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key);
    if (known && clock.now() < known.until) return known.value;
    const entry = { value: read(), until: clock.now() + lifetimeMs };
    entries.set(key, entry);
    try {
      return await entry.value;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  };
}

/** Stores the last value of the 200 most recently used keys. */
export function createLast<Value extends object>(): LRUCache<string, Value> {
  return new LRUCache({ max: mostEntries });
}
