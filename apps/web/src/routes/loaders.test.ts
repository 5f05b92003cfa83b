import { currenciesQuery, favouritesQuery } from '@corro/client';
import { answer, createTestApi, type ScriptedFetch, settle } from '@corro/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { loaders } from './loaders.ts';

const stock = (code: string) => ({ stock: code, name: code, market: 'US' });
const favourite = (code: string) => ({ stock_code: code, stock_detail: { market: 'MX' } });
const quote = { stock: 'KO', prasent: '43.75' };

const linesOf = (upstream: ScriptedFetch) =>
  upstream
    .callsTo('GET /v2/yahoo')
    .flatMap(({ query }) => (query['points'] === '48' ? [[query['symbol'], query['market']]] : []));

function open() {
  const test = createTestApi({
    'GET /stock/category/list': answer.ok({
      categories: [
        { category_code: 'INDEX', stocks: [{ stock_code: 'SP500' }] },
        { category_code: 'TECH', stocks: [{ stock_code: 'VLTA' }] },
      ],
    }),
    'GET /v2/stock/list': answer.ok({
      list: ['KO', 'WMT', 'AUR', 'BRI', 'NVLO'].map(stock),
      count: 5,
    }),
    'GET /stock/success/collection/list': answer.ok({ list: [favourite('KO')], count: 1 }),
    'GET /v2/yahoo': answer.ok(quote),
    'GET /v2/currency/list': answer.ok({ list: [{ stock: 'EURUSD' }], count: 1 }),
    'GET /stock/success/collection/check': answer.ok(false),
    'GET /stock/success/v2/transaction': answer.ok({ list: [], count: 0 }),
  });
  const cache = new QueryClient();
  const search = new URLSearchParams();
  const context = { api: test.api, cache, params: {}, search, isPage: false };
  return { ...test, cache, context };
}

it('reads the lines of the first rows before the list renders, each once', async () => {
  const { upstream, context } = open();
  await Promise.all(loaders.markets(context));
  expect(linesOf(upstream)).toEqual([
    ['KO', 'US'],
    ['WMT', 'US'],
    ['AUR', 'US'],
    ['BRI', 'US'],
  ]);
  await Promise.all(loaders.markets(context));
  expect(linesOf(upstream)).toHaveLength(4);
});

it('reads the prices of the indices, and no price of another category', async () => {
  const { upstream, context } = open();
  await Promise.all([...loaders.watchlists(context), ...loaders.markets(context)]);
  const prices = upstream.callsTo('GET /v2/yahoo').filter(({ query }) => !('points' in query));
  expect(prices.map(({ query }) => query)).toEqual([{ symbol: 'SP500' }]);
});

it('reads the lines of cached rows while the list is read again', async () => {
  const { upstream, context, cache, api } = open();
  const query = favouritesQuery(api, { page: 1, limit: 10 });
  await cache.prefetchQuery(query);
  await cache.invalidateQueries({ queryKey: query.queryKey });
  upstream.hold('GET /stock/success/collection/list');
  void loaders.watchlists(context);
  await settle();
  expect(linesOf(upstream)).toEqual([['KO', 'MX']]);
  expect(upstream.callsTo('GET /stock/success/collection/list')).toHaveLength(2);
});

it('reads no line if the list fails', async () => {
  const { upstream, context } = open();
  upstream.script('GET /v2/stock/list', answer.refusal('busy'));
  await Promise.all(loaders.markets(context));
  expect(linesOf(upstream)).toEqual([]);
});

it('survives that the customer leaves while lines are read', async () => {
  const { upstream, context, cache } = open();
  upstream.hold('GET /v2/yahoo');
  const reads = Promise.all(loaders.markets(context));
  await settle();
  // Three lines at a time, and the price of the index.
  expect(upstream.held()).toHaveLength(4);
  await cache.cancelQueries();
  await reads;
  expect(upstream.held()).toHaveLength(0);
  expect(upstream.callsTo('GET /v2/yahoo')).toHaveLength(4);
});

it('reads the lots of a currency pair together with its price', async () => {
  const { upstream, context, cache, api } = open();
  await cache.prefetchQuery(currenciesQuery(api, { page: 1, limit: 10 }));
  upstream.hold('GET /v2/yahoo');
  for (const symbol of ['EURUSD', 'KO']) {
    void loaders.stockDetail({ ...context, params: { symbol } });
  }
  await settle();
  const lots = upstream.callsTo('GET /stock/success/v2/transaction');
  expect(lots.map(({ query }) => [query['tag'], query['type']])).toEqual([
    ['EURUSD', 'forex'],
    ['KO', 'stock'],
  ]);
});
