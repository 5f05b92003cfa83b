import type { MarketClock } from '../types.ts';

/**
 * Remembers what was read for `lifetimeMs` of the clock, and shares a reading that is under way. A
 * failure is forgotten at once. `keys` of an instance must be few: nothing is ever thrown out.
 */
export function createCache<Value>(lifetimeMs: number, clock: MarketClock) {
  const entries = new Map<string, { value: Promise<Value>; until: number }>();
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
