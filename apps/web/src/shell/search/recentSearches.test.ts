import { expect, it } from 'vitest';
import { storageInMemory } from '../../app/rendered.fixture.tsx';
import { readRecentSearches, storeRecentSearch } from './recentSearches.ts';

const symbols = (storage: ReturnType<typeof storageInMemory>) =>
  readRecentSearches(storage).map(({ symbol }) => symbol);

it('keeps the last six instruments, newest first and each once', () => {
  const storage = storageInMemory();
  for (const symbol of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'C']) {
    storeRecentSearch(storage, { symbol, name: `Name of ${symbol}` });
  }
  expect(symbols(storage)).toEqual(['C', 'G', 'F', 'E', 'D', 'B']);
  expect(readRecentSearches(storage)[0]).toEqual({ symbol: 'C', name: 'Name of C' });
});

it('ignores stored values that are no searches', () => {
  const storage = storageInMemory();
  expect(symbols(storage)).toEqual([]);
  storage.write('recent_searches', '{"symbol":"KO"}');
  expect(symbols(storage)).toEqual([]);
  storage.write('recent_searches', '[{"symbol":"KO","name":"Coca-Cola"},{"symbol":7},null]');
  expect(symbols(storage)).toEqual(['KO']);
});
