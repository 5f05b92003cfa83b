import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { ownTask } from '../http/request.ts';
import { createTransport } from '../http/index.ts';
import { configQuery } from './config.ts';
import { dayLineQuery, prefetchDayLines } from './dayLines.ts';
import { quoteQuery } from './quotes.ts';
import { rejection } from './wire.fixture.ts';

/** What the upstream answers, by its path; each is told apart by the price. */
type Answers = Readonly<Record<string, (query: URLSearchParams) => unknown>>;

const row = (symbol: string, price = '10.00') => ({
  symbol,
  market: 'US',
  price,
  change: '1.00',
  previous_close: '9.00',
});

const withLines = (query: URLSearchParams) => {
  const lines = new Set(query.get('lines')?.split(','));
  return (query.get('symbols') ?? '')
    .split(',')
    .map((symbol) => Object.assign(row(symbol), lines.has(symbol) ? { line: ['9.5', 10] } : {}));
};

const quotes = (query: URLSearchParams) => ({ rows: withLines(query), unknown: [] });
const alone = (query: URLSearchParams) => ({ ...row(query.get('symbol') ?? '', '77'), rows: [] });

const upstream: Answers = {
  '/v2/config': () => [{ tag: 'extensions', value: 'gains, quotes' }],
  '/v2/quotes': quotes,
  '/v2/yahoo': alone,
};

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window, react-query takes itself to be on a server and sets no timers.
  environmentManager.setIsServer(() => false);
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

function open(over: Answers = {}) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const api = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: async ({ url, signal }) => {
      const { pathname, searchParams } = new URL(url);
      const path = pathname.replace('/api', '');
      if (path !== '/v2/config') asked.push(`${path}?${decodeURIComponent(String(searchParams))}`);
      signals.push(signal);
      const data = await { ...upstream, ...over }[path]?.(searchParams);
      return Response.json({ msg: 'ok', data });
    },
    token: () => 'token-1',
    clock: systemClock,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  const cache = new QueryClient();
  const knowConfig = () => cache.prefetchQuery(configQuery(api));
  /** Looks at a price as an index card does; answers what it is by now. */
  const watch = (symbol: string) => {
    const observer = new QueryObserver(cache, quoteQuery(api, { symbol }, 'indexCards'));
    stops.push(observer.subscribe(() => undefined));
    return () => observer.getCurrentResult().data?.price;
  };
  return { api, cache, asked, signals, knowConfig, watch };
}

/** Lets time pass, and the tasks that are to come without a timer. */
async function pass(ms: number) {
  await ownTask();
  await vi.advanceTimersByTimeAsync(ms);
  await ownTask();
}

it('reads the prices of a screen by one call, and again by one in each interval', async () => {
  const { asked, knowConfig, watch } = open();
  await knowConfig();
  const first = watch('A');
  const second = watch('B');
  await pass(1);
  expect(asked).toEqual(['/v2/quotes?symbols=A,B']);
  expect([first(), second()]).toEqual(['10.00', '10.00']);
  await pass(15_500);
  expect(asked).toEqual(Array.from({ length: 4 }, () => '/v2/quotes?symbols=A,B'));
});

it('asks for a first price while timers are held back, as under a finger', async () => {
  const { asked, cache, api, knowConfig } = open();
  await knowConfig();
  void cache.prefetchQuery(quoteQuery(api, { symbol: 'A' }));
  await ownTask();
  await ownTask();
  expect(asked).toEqual(['/v2/yahoo?symbol=A']);
});

it('waits for settings that are on their way', async () => {
  const { asked, knowConfig, watch } = open();
  void knowConfig();
  watch('A');
  watch('B');
  await pass(1);
  expect(asked).toEqual(['/v2/quotes?symbols=A,B']);
});

it.each<[string, Answers]>([
  ['does not announce it', { '/v2/config': () => [{ tag: 'extensions', value: 'gains' }] }],
  ['has broken settings', { '/v2/config': () => 7 }],
])('asks for each where the upstream %s', async (_, over) => {
  const { asked, knowConfig, watch } = open(over);
  await knowConfig();
  const first = watch('A');
  watch('B');
  await pass(1);
  expect(asked).toEqual(['/v2/yahoo?symbol=A', '/v2/yahoo?symbol=B']);
  expect(first()).toBe('77');
});

it('asks for a single price as ever', async () => {
  const { asked, knowConfig, watch } = open();
  await knowConfig();
  watch('A');
  await pass(1);
  expect(asked).toEqual(['/v2/yahoo?symbol=A']);
});

it('brings lines with the prices that are read at the same time', async () => {
  const { api, cache, asked, knowConfig, watch } = open();
  await knowConfig();
  watch('A');
  watch('B');
  void prefetchDayLines(cache, api, ['A', 'C']);
  await pass(1);
  expect(asked).toEqual(['/v2/quotes?symbols=A,B,C&lines=A,C']);
  const lineOf = (symbol: string) => cache.getQueryData(dayLineQuery(api, { symbol }).queryKey);
  expect(lineOf('A')).toEqual({ points: [9.5, 10], previousClose: 9 });
  expect(lineOf('B')).toBeUndefined();
});

it('reads no lines ahead where each would be a call', async () => {
  const { api, cache, asked, knowConfig } = open({ '/v2/config': () => [] });
  await knowConfig();
  await prefetchDayLines(cache, api, ['A', 'C']);
  expect(asked).toEqual([]);
});

it('says of each price what the upstream says of it', async () => {
  const { api, cache, asked, knowConfig } = open({
    '/v2/quotes': () => ({ rows: [row('A'), row('D')], unknown: ['B'] }),
  });
  await knowConfig();
  const read = (symbol: string, market?: string) =>
    cache.fetchQuery(quoteQuery(api, { symbol, market }));
  const refused = rejection(read('B'));
  const all = Promise.all([read('A', 'US'), read('C'), read('D', 'MX')]);
  await pass(1);
  expect((await all).map(({ price }) => price)).toEqual(['10.00', '77', '77']);
  await expect(refused).resolves.toMatchObject({ kind: 'refusal', code: 'unknown-instrument' });
  expect(asked).toEqual([
    '/v2/quotes?symbols=B,A,C,D',
    '/v2/yahoo?symbol=C',
    '/v2/yahoo?symbol=D&market=MX',
  ]);
});

it('asks for 60 at once at most', async () => {
  const { asked, knowConfig, watch } = open();
  await knowConfig();
  for (let at = 1; at <= 61; at += 1) watch(`S${at}`);
  await pass(1);
  expect(asked.map((call) => call.split(',').length)).toEqual([60, 1]);
});

it('gives the call up when none of its prices is wanted any more', async () => {
  const { api, cache, signals, knowConfig } = open({ '/v2/quotes': () => new Promise(() => {}) });
  await knowConfig();
  const reads = ['A', 'B'].map((symbol) =>
    rejection(cache.fetchQuery(quoteQuery(api, { symbol }))),
  );
  await pass(1);
  await cache.cancelQueries({ queryKey: ['quote', { symbol: 'A' }] });
  expect(signals.at(-1)?.aborted).toBe(false);
  await cache.cancelQueries();
  expect(signals.at(-1)?.aborted).toBe(true);
  await Promise.all(reads);
});
