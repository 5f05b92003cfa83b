import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths, patterns } from './links.ts';
import { signedOutPath } from './signedOutLinks.ts';

describe('a route parameter is text, even one that looks like a number', () => {
  test.each(['BRK/B', '50%', 'Águila & Hijos', '<b>', '中文', 'a?b#c'])('%s', (name) => {
    const address = paths.stockDetail({ symbol: 'X', name });
    const { pathname } = new URL(address, 'http://localhost');
    const matches = matchRoutes([{ path: patterns.stockDetail }], pathname);
    expect(matches?.[0]?.params.name).toBe(name);
  });

  test.each(['', '.', '..'])(
    'a segment that an address cannot hold (%j) becomes a dash',
    (name) => {
      expect(paths.stockDetail({ symbol: 'X', name })).toBe('/stock/v2/X/-');
    },
  );

  test('replaces half a character', () => {
    expect(paths.stockDetail({ symbol: 'X', name: 'a\uD800' })).toBe('/stock/v2/X/a%EF%BF%BD');
  });
});

test('recognises public addresses with and without a trailing slash', () => {
  expect(signedOutPath('/login/')).toBe('/login');
  expect(signedOutPath('/markets')).toBeNull();
});
