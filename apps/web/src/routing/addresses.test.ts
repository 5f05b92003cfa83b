import { generatePath, matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createStorage } from '../app/storage/storage.ts';
import { paths } from './paths.ts';
import { keepReturnAddress, takeReturnAddress } from '../start/returnAddress.ts';
import { routes } from './table.ts';
import { visitorPath } from './visitorRoutes.ts';

function blocked(): Storage {
  throw new Error('blocked');
}

describe('a route parameter is text, whatever it looks like', () => {
  test.each(['BRK/B', '50%', 'Águila & Hijos', '<b>', '中文', 'a?b#c'])('%s', (name) => {
    const address = paths.stockDetail({ symbol: 'X', name });
    const { pathname } = new URL(address, 'http://localhost');
    const matches = matchRoutes([{ path: routes.stockDetail.path }], pathname);
    expect(matches?.[0]?.params.name).toBe(name);
  });

  test.each(['', '.', '..'])(
    'a segment that an address cannot hold (%j) becomes a dash',
    (name) => {
      expect(paths.stockDetail({ symbol: 'X', name })).toBe('/stock/v2/X/-');
    },
  );

  test('half a character is replaced', () => {
    expect(paths.stockDetail({ symbol: 'X', name: 'a\uD800' })).toBe('/stock/v2/X/a%EF%BF%BD');
  });
});

describe('the way back after the login', () => {
  test('is asked once', () => {
    const storage = createStorage(blocked);
    keepReturnAddress(storage, '/records?tab=all');
    expect(takeReturnAddress(storage)).toBe('/records?tab=all');
    expect(takeReturnAddress(storage)).toBe('/');
  });

  test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/login'])(
    'is never %s',
    (address) => {
      const storage = createStorage(blocked);
      storage.write('return_to', address);
      expect(takeReturnAddress(storage)).toBe('/');
    },
  );
});

test('public addresses are known with and without a slash at their end', () => {
  expect(visitorPath('/login/')).toBe('/login');
  expect(visitorPath('/markets')).toBeNull();
});

test('every route of the specification is in the table', () => {
  expect(Object.values(routes)).toHaveLength(38);
  expect(generatePath(routes.rechargeRecords.path)).toBe('/recharge-records');
});
