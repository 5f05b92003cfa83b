import { readJson, type SafeStorage } from '../../app/storage/storage.ts';

/** An instrument that was opened from the search. */
export interface RecentSearch {
  readonly symbol: string;
  readonly name: string;
}

const maxRecent = 6;

/** Newest first; none if the stored value is invalid. */
export function readRecentSearches(storage: SafeStorage): readonly RecentSearch[] {
  const stored = readJson(storage, 'recent_searches');
  return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, maxRecent) : [];
}

/** Moves an instrument to the front. */
export function storeRecentSearch(storage: SafeStorage, { symbol, name }: RecentSearch): void {
  const others = readRecentSearches(storage).filter((recent) => recent.symbol !== symbol);
  const recent = [{ symbol, name }, ...others].slice(0, maxRecent);
  storage.write('recent_searches', JSON.stringify(recent));
}

function isRecentSearch(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'symbol' in value &&
    typeof value.symbol === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
