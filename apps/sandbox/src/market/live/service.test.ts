import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarketUnavailable, type MarketFeed } from '../types.ts';
import { createYahooFeed } from './index.ts';
import { openYahooServer, rowOf, type YahooServer } from './yahooServer.fixture.ts';

const pricedAt = 1_795_188_600_000;
let service: YahooServer;
let feed: MarketFeed;
let now: number;

beforeEach(async () => {
  service = await openYahooServer();
  service.rows.set('AAPL', rowOf('AAPL', 210.5));
  service.rows.set('MSFT', rowOf('MSFT', 72.7));
  now = pricedAt + 1000;
  feed = await createYahooFeed({ now: () => now }, service.send);
});

afterEach(async () => {
  await feed.close();
  await service.close();
});

const pricesOf = async (...symbols: string[]) => {
  const quotes = await Promise.allSettled(symbols.map((symbol) => feed.quote(symbol)));
  return quotes.map((one) => (one.status === 'fulfilled' ? one.value?.price : 'unavailable'));
};
const quoteCalls = () => service.calls.filter((call) => call.startsWith('quote'));

it('reports at the start that prices are live', () => {
  expect(feed.report).toEqual([expect.stringContaining('live, from Yahoo Finance')]);
});

it('sends one request for prices requested together', async () => {
  expect(await pricesOf('AAPL', 'MSFT')).toEqual(['210.50', '72.70']);
  expect(quoteCalls()).toEqual(['quote AAPL,MSFT crumb-1']);
});

it('renews a refused crumb once for all requests', async () => {
  await pricesOf('AAPL');
  service.renewCrumb();
  now += 5_000;
  expect(await pricesOf('AAPL', 'MSFT')).toEqual(['210.50', '72.70']);
  expect(service.calls).toEqual([
    'crumb',
    'quote AAPL crumb-1',
    'quote AAPL,MSFT crumb-1',
    'crumb',
    'quote AAPL,MSFT crumb-2',
  ]);
});

it.each([
  ['a missing price', { regularMarketPrice: null }],
  ['an invalid time', { regularMarketTime: 'yesterday' }],
  ['another kind of thing', { quoteType: 'RIDDLE', regularMarketPrice: 'n/a' }],
])('omits only the symbol that has %s', async (_what, odd) => {
  service.rows.set('MSFT', rowOf('MSFT', 72.7, odd));
  expect(await pricesOf('AAPL', 'MSFT')).toEqual(['210.50', 'unavailable']);
});

it('converts cents to dollars', async () => {
  const corn = { currency: 'USX', regularMarketPreviousClose: 440 };
  service.rows.set('ZC=F', rowOf('ZC=F', 452.25, corn));
  expect(await feed.quote('ZC=F')).toMatchObject({ price: '4.52', change: '0.12' });
});

it.each([
  ['for as long as it says', '120', 120_000],
  ['for a minute where it does not say', undefined, 60_000],
  ['for a quarter of an hour at most', '86400', 900_000],
])('pauses after too many requests, %s', async (_what, said, restMs) => {
  await pricesOf('AAPL');
  service.refuse(429, said);
  now += 5_000;
  const last = { price: '210.50', at: pricedAt, isOld: true };
  expect(await feed.quote('AAPL')).toMatchObject(last);
  expect(await pricesOf('MSFT')).toEqual(['unavailable']);
  const asked = service.calls.length;
  now += restMs - 1;
  expect(await feed.quote('AAPL')).toMatchObject(last);
  expect(service.calls).toHaveLength(asked);
  service.refuse(null);
  now += 5_000;
  expect(await feed.quote('AAPL')).not.toHaveProperty('isOld');
});

it('pauses after the status 999, with which the service blocks callers', async () => {
  await pricesOf('AAPL');
  service.refuse(999);
  now += 5_000;
  expect(await feed.quote('AAPL')).toMatchObject({ price: '210.50', isOld: true });
});

it.each([401, 429, 500])('hides the crumb in the error of HTTP %i', async (status) => {
  const written = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await pricesOf('AAPL');
  service.refuse(status);
  now += 5_000;
  const error: unknown = await feed.quote('MSFT').catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(MarketUnavailable);
  const { cause } = error as Error;
  expect(`${String(error)} ${String(cause)}`).not.toContain('crumb-1');
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
