import { LRUCache } from 'lru-cache';
import type { MarketClock } from '../types.ts';

/** More than there are instruments; each holds 1,827 candles at most. */
const mostEntries = 200;

/**
 * Remembers what was read for `lifetimeMs` of the clock, and shares a reading that is under way. A
 * failure is forgotten at once; of more than 200 keys, the least recently used are dropped.
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

/** The last value of each key, for as long as it is among the 200 that were asked for last. */
export function createLast<Value extends object>(): LRUCache<string, Value> {
  return new LRUCache({ max: mostEntries });
}
