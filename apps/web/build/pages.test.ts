import { expect, test } from 'vitest';
import { routes } from '../src/routes/index.ts';
import { findRouteStarts } from '../src/start/firstCalls.ts';
import { placesOf, screenSources } from './pages.ts';

test('finds the screen of every route', () => {
  const sources = screenSources(routes);
  expect([...sources.keys()].toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(sources.get('home')).toBe('src/features/home/HomeScreen.tsx');
});

test('finds the calls that an address begins with, with a place for each parameter', async () => {
  const { home, stockDetail, legal } = await findRouteStarts();
  expect(home?.calls).toEqual(['/v2/config', '/stock/success/v2/user/info']);
  expect(stockDetail).toEqual({
    path: '/stock/v2/:symbol/:name',
    calls: [
      '/v2/config',
      '/v2/yahoo?symbol=~symbol~',
      '/v2/yahoo?symbol=~symbol~&interval=1m&range=1d',
      '/stock/success/collection/check?symbol=~symbol~',
    ],
  });
  expect(legal?.calls).toEqual(['/v2/config']);
});

test('has the address with fewer parameters first', () => {
  const starts = {
    index: { path: '/stock/:code/:market/:name', calls: [] },
    stockDetail: { path: '/stock/v2/:symbol/:name', calls: ['/a'] },
  };
  expect(
    placesOf(starts, (name) => ({ scripts: [`/${name}.js`], messages: { es: `/es-${name}.js` } })),
  ).toEqual([
    {
      path: '/stock/v2/:symbol/:name',
      scripts: ['/stockDetail.js'],
      messages: { es: '/es-stockDetail.js' },
      calls: ['/a'],
      page: 'stockDetail',
      search: '',
    },
    {
      path: '/stock/:code/:market/:name',
      scripts: ['/index.js'],
      messages: { es: '/es-index.js' },
      calls: [],
      page: null,
      search: '',
    },
  ]);
});
