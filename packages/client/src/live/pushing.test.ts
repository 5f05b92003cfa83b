import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createTransport, type Transport } from '../http/index.ts';
import { balanceQuery, userInfoQuery } from '../resources/account.ts';
import { configQuery } from '../resources/config.ts';
import { currenciesQuery } from '../resources/currencies.ts';
import { favouritesQuery } from '../resources/favourites.ts';
import { positionsQuery } from '../resources/positions.ts';
import { quoteQuery } from '../resources/quotes.ts';
import { marketListQuery, stocksQuery } from '../resources/stocks.ts';
import { unreadCountQuery } from '../resources/unreadCount.ts';
import { unreadNoticesQuery } from '../resources/unreadNotices.ts';
import { startQuotePush } from './pushing.ts';

const announced = 'gains, quotes.stream';

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window, react-query takes itself to be on a server and sets no timers.
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
  onlineManager.setOnline(true);
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A stream that the test writes to. */
interface Opened {
  readonly query: string;
  readonly isOver: () => boolean;
  push(rows: readonly object[], missing?: readonly string[], figures?: object): void;
  write(text: string): void;
  end(): void;
  break(): void;
}

const row = (symbol: string, price: string) => ({ symbol, market: 'US', price });

/** A row with the members of a stock, a currency pair and a favourite. */
const listed = (symbol: string) => ({
  stock: symbol,
  stock_code: symbol,
  prasent: '1',
  percent_change: '0',
  stock_detail: { market: 'US', prasent: '1', percent_change: '0' },
});

/** Answers of the account before anything is pushed. */
const account = {
  '/user/info': { user: '55', no: '7', total: '100', money: '40', loan: '0' },
  '/balance': { balance: '40' },
  '/notice/unread-count': { unread_count: 1 },
  '/user_message/unread-count': { unread_count: 1 },
};

async function start({
  extensions = announced,
  refusal = null as (() => Response) | null,
  symbols = ['A', 'B'],
  rows = ['A', 'B'],
} = {}) {
  const polled: string[] = [];
  const streams: Opened[] = [];
  const requested: string[] = [];
  const ended: string[] = [];

  function stream({ url, signal }: Request): Response {
    requested.push(decodeURIComponent(new URL(url).search));
    if (refusal !== null) return refusal();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    signal.addEventListener('abort', () => controller?.error(signal.reason));
    const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    streams.push({
      query: decodeURIComponent(new URL(url).search),
      isOver: () => signal.aborted,
      write,
      push: (changed, missing = [], figures = {}) =>
        write(`data: ${JSON.stringify({ rows: changed, missing, unknown: [], ...figures })}\n\n`),
      end: () => controller?.close(),
      break: () => controller?.error(new TypeError('lost')),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  function answered(request: Request): Response {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/stream')) return stream(request);
    if (pathname.endsWith('/config')) {
      return Response.json({ msg: 'ok', data: [{ tag: 'extensions', value: extensions }] });
    }
    const figures = Object.entries(account).find(([path]) => pathname.endsWith(path));
    if (figures !== undefined) {
      polled.push(figures[0]);
      return Response.json({ msg: 'ok', data: figures[1] });
    }
    if (pathname.endsWith('/v2/transaction')) {
      polled.push('/v2/transaction');
      const data = { rows: rows.map(lot), count: rows.length };
      return Response.json({ msg: 'ok', data });
    }
    if (pathname.endsWith('/list')) {
      polled.push(pathname.replace('/api', ''));
      const page = { rows: rows.map(listed), count: rows.length };
      const isFavourites = pathname.includes('collection');
      const data = isFavourites ? { list: page.rows, total: page.count } : page;
      return Response.json({ msg: 'ok', data });
    }
    polled.push(decodeURIComponent(String(searchParams)));
    return Response.json({
      msg: 'ok',
      data: { ...row(searchParams.get('symbol') ?? '', '1'), rows: [], exchange_name: 'NYSE' },
    });
  }

  const api = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: async (request) => answered(request),
    token: () => 'token-1',
    clock: systemClock,
    readTries: 1,
    onSessionEnd: (reason) => ended.push(reason),
    onSimulated: () => undefined,
  });
  const cache = new QueryClient();
  cache.mount();
  stops.push(() => cache.unmount());
  await cache.prefetchQuery(configQuery(api));

  /** Displays a price as an index card does, polled every 5 s; returns the price and its age. */
  function watch(symbol: string, market?: string) {
    const observer = new QueryObserver(cache, quoteQuery(api, { symbol, market }, 'indexCards'));
    const leave = observer.subscribe(() => undefined);
    stops.push(leave);
    const data = () => observer.getCurrentResult().data;
    return {
      leave,
      price: () => data()?.price,
      ageMs: () => Date.now() - (data()?.readAt ?? Number.NaN),
    };
  }
  /** Displays a query, and returns its data. */
  function show(options: object) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- accepts the options of any query
    const observer = new QueryObserver<unknown>(cache, options as never);
    const leave = observer.subscribe(() => undefined);
    stops.push(leave);
    return () => observer.getCurrentResult().data;
  }
  const watched = symbols.map((symbol) => watch(symbol));
  const stop = startQuotePush(cache, api, { clock: systemClock, random: () => 1 });
  stops.push(stop);
  await advance(500);
  polled.length = 0;
  return { api, cache, polled, streams, requested, ended, show, watch, watched, stop };
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('writes pushed prices into the shown queries, and polls none of them', async () => {
  const { polled, streams, watched } = await start();
  const [a, b] = watched;
  expect(streams.map(({ query }) => query)).toEqual(['?symbols=A,B&every=5']);
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(0);
  expect([a?.price(), b?.price()]).toEqual(['10', '20']);
  for (let turn = 0; turn < 6; turn += 1) {
    await advance(5000);
    streams[0]?.push([row('A', `1${turn}`)]);
  }
  await advance(0);
  expect([a?.price(), b?.price()]).toEqual(['15', '20']);
  expect(polled).toEqual([]);
});

it('keeps what a stream does not carry', async () => {
  const { api, show, streams } = await start({ symbols: ['A'] });
  const data = show(quoteQuery(api, { symbol: 'A' }));
  await advance(500);
  streams.at(-1)?.push([row('A', '10')]);
  await advance(0);
  expect(data()).toMatchObject({ price: '10', exchangeName: 'NYSE' });
});

it('refreshes the age of all prices on a message without rows', async () => {
  const { streams, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(5000);
  expect(watched[0]?.ageMs()).toBe(5000);
  streams[0]?.push([]);
  await advance(0);
  expect(watched[0]?.ageMs()).toBe(0);
});

it('polls a price that the stream does not have', async () => {
  const { polled, streams, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(5000);
  streams[0]?.push([], ['B']);
  await advance(4000);
  expect(watched.map((one) => one.ageMs())).toEqual([4000, 9000]);
  streams[0]?.push([], ['B']);
  await advance(2000);
  expect(polled).toEqual(['symbol=B']);
});

it.each([
  ['does not announce it', { extensions: 'gains' }, 0],
  ['refuses it', { refusal: () => Response.json({ msg: 'no', data: 'busy' }) }, 0],
] as const)('polls where the upstream %s', async (_, how, opened) => {
  const { polled, streams } = await start(how);
  await advance(15_000);
  expect(streams).toHaveLength(opened);
  expect(polled).toEqual(Array.from({ length: 3 }, () => ['symbol=A', 'symbol=B']).flat());
});

it('polls at once when the stream breaks, and reconnects later', async () => {
  const { polled, streams } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(1000);
  streams[0]?.break();
  await advance(50);
  expect(polled).toEqual(['symbol=A', 'symbol=B']);
  await advance(2000);
  expect(streams).toHaveLength(2);
  streams[1]?.push([row('A', '11'), row('B', '21')]);
  await advance(9000);
  expect(polled).toEqual(['symbol=A', 'symbol=B']);
});

it('ends a stream that is silent for two intervals, and polls', async () => {
  const { polled, streams } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(9900);
  expect(polled).toEqual([]);
  await advance(200);
  expect(polled.slice(0, 2)).toEqual(['symbol=A', 'symbol=B']);
  expect(streams[0]?.isOver()).toBe(true);
});

it('waits twenty seconds for the first message of a slow stream', async () => {
  const { streams } = await start();
  await advance(19_000);
  expect(streams[0]?.isOver()).toBe(false);
  await advance(2000);
  expect(streams[0]?.isOver()).toBe(true);
});

it.each(['data: nonsense\n\n', 'data: {"rows":7}\n\n'])('polls after %j', async (text) => {
  const { polled, streams } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  streams[0]?.write(text);
  await advance(50);
  expect(polled).toEqual(['symbol=A', 'symbol=B']);
});

it('only polls for five minutes after four failures in a row', async () => {
  const { streams } = await start();
  for (let failure = 1; failure <= 4; failure += 1) {
    streams.at(-1)?.break();
    await advance(20_000);
  }
  expect(streams).toHaveLength(4);
  await advance(270_000);
  expect(streams).toHaveLength(4);
  await advance(15_000);
  expect(streams).toHaveLength(5);
});

it('closes while the page is hidden, and reconnects with the latest prices', async () => {
  const { polled, streams, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(1000);
  focusManager.setFocused(false);
  await advance(10);
  expect(streams[0]?.isOver()).toBe(true);
  await advance(60_000);
  expect([streams.length, polled]).toEqual([1, []]);
  focusManager.setFocused(true);
  await advance(100);
  expect(streams).toHaveLength(2);
  expect(watched[0]?.ageMs()).toBeLessThan(200);
});

it('keeps the stream while the browser reports no network', async () => {
  const { streams } = await start();
  onlineManager.setOnline(false);
  await advance(10);
  expect(streams[0]?.isOver()).toBe(false);
  onlineManager.setOnline(true);
  await advance(100);
  expect(streams).toHaveLength(1);
});

it('opens one stream for all displayed prices after a change of screens', async () => {
  const { streams, watch, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  for (const one of watched) one.leave();
  watch('C');
  await advance(100);
  watch('D');
  await advance(100);
  watch('A');
  await advance(600);
  expect(streams.map(({ query }) => query)).toEqual([
    '?symbols=A,B&every=5',
    '?symbols=A,C,D&every=5',
  ]);
  expect(streams.map((one) => one.isOver())).toEqual([true, false]);
});

it('keeps a stream with surplus symbols for ten seconds', async () => {
  const { streams, watched } = await start();
  const beat = () => streams.at(-1)?.push([row('A', '10'), row('B', '20')]);
  beat();
  watched[1]?.leave();
  await advance(5000);
  beat();
  expect(streams).toHaveLength(1);
  await advance(4000);
  beat();
  await advance(4000);
  expect(streams.map(({ query }) => query).at(-1)).toBe('?symbols=A&every=5');
});

it('does not overwrite a price of another market', async () => {
  const { streams, watch } = await start({ symbols: ['A'] });
  const inMexico = watch('A', 'MX');
  await advance(500);
  streams.at(-1)?.push([row('A', '10')]);
  await advance(0);
  expect(inMexico.price()).toBe('1');
});

it('ends the stream when it is stopped', async () => {
  const { streams, stop } = await start();
  stop();
  await advance(0);
  expect(streams[0]?.isOver()).toBe(true);
  await advance(60_000);
  expect(streams).toHaveLength(1);
});

it.each([
  ['logout', () => Response.json({ msg: 'logout' }, { status: 400 })],
  ['unauthorized', () => new Response('', { status: 401 })],
  ['logout', () => Response.json({ msg: 'no', data: 'logout' })],
])('is not requested again once the session has ended: %s', async (reason, refusal) => {
  const { requested, ended, watch } = await start({ refusal });
  expect(ended).toEqual([reason]);
  expect(requested).toHaveLength(1);
  watch('C');
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await advance(6 * 60_000);
  expect(requested).toHaveLength(1);
});

const withAccount = `${announced}, account.stream`;
const figures = {
  user: { ...account['/user/info'], total: '120', money: '60' },
  unread_count: 3,
  unread_notices: 2,
};

async function showAccount(extensions: string) {
  const started = await start({ extensions, symbols: [] });
  const { api, show, polled } = started;
  const seen = [userInfoQuery, balanceQuery, unreadCountQuery, unreadNoticesQuery].map((query) =>
    show(query(api)),
  );
  await advance(500);
  polled.length = 0;
  return { ...started, data: () => seen.map((read) => read()) };
}

it('writes the figures of the account into their queries, and polls none of them', async () => {
  const { polled, streams, data } = await showAccount(withAccount);
  expect(streams.map(({ query }) => query)).toEqual(['?account=1&every=3']);
  for (let turn = 0; turn < 20; turn += 1) {
    streams[0]?.push([], [], figures);
    await advance(3000);
  }
  expect(data()).toEqual([expect.objectContaining({ total: '120', balance: '60' }), '60', 3, 2]);
  expect(polled).toEqual([]);
});

it('streams for the unread count alone, at its interval', async () => {
  const { api, show, streams } = await start({ extensions: withAccount, symbols: [] });
  show(unreadCountQuery(api));
  await advance(500);
  expect(streams.map(({ query }) => query)).toEqual(['?account=1&every=10']);
});

it.each([
  ['announces prices only', announced, {}],
  ['sends an event without them', withAccount, {}],
  ['sends the user only', withAccount, { user: figures.user }],
  ['does not know the balance', withAccount, { ...figures, user: { user: '55' } }],
])('polls the missing figures at their intervals where the upstream %s', async (_, ext, sent) => {
  const { polled, streams } = await showAccount(ext);
  for (let turn = 0; turn < 4; turn += 1) {
    streams[0]?.push([], [], sent);
    await advance(3000);
  }
  const isPushed = (name: string) => Object.hasOwn(sent, name);
  const hasBalance = !Object.hasOwn(sent, 'user') || 'money' in Object(Object(sent).user);
  const times = (path: string) => polled.filter((one) => one === path).length;
  expect(times('/user/info') > 0).toBe(!isPushed('user'));
  expect(times('/balance') > 0).toBe(!isPushed('user') || !hasBalance);
  expect(times('/user_message/unread-count') > 0).toBe(!isPushed('unread_count'));
  expect(times('/notice/unread-count') > 0).toBe(!isPushed('unread_notices'));
});

it('does not overwrite a figure that an order has changed with an older event', async () => {
  const { api, cache, streams, data } = await showAccount(withAccount);
  streams[0]?.push([], [], figures);
  await advance(0);
  void cache.invalidateQueries({ ...balanceQuery(api), refetchType: 'none' });
  streams[0]?.push([], [], { ...figures, user: { ...figures.user, money: '999' } });
  await advance(0);
  expect(data()).toEqual([expect.objectContaining({ balance: '999' }), '60', 3, 2]);
  await cache.refetchQueries(balanceQuery(api));
  expect(data()[1]).toBe('40');
  streams[0]?.push([], [], figures);
  await advance(0);
  expect(data()[1]).toBe('60');
});

it('reads the figures and lists of a lost stream once', async () => {
  const { api, show, polled, streams } = await showAccount(withAccount);
  show(stocksQuery(api, { page: 1, limit: 10 }));
  await advance(500);
  streams.at(-1)?.push([row('A', '2'), row('B', '3')], [], figures);
  await advance(1000);
  polled.length = 0;
  streams.at(-1)?.end();
  await advance(2000);
  expect([...polled].sort()).toEqual([
    '/balance',
    '/notice/unread-count',
    '/user/info',
    '/user_message/unread-count',
    '/v2/stock/list',
  ]);
  const count = streams.length;
  streams.at(-1)?.push([row('A', '4'), row('B', '5')], [], figures);
  await advance(2500);
  expect([polled.length, streams.length]).toEqual([5, count]);
});

const page = { page: 1, limit: 10 };
const lists = [
  ['stocks', (api) => stocksQuery(api, page), 'US', '/v2/stock/list'],
  ['futures', (api) => marketListQuery(api, { market: 'FUTURE' }), 'FUTURE', '/v2/market/list'],
  ['favourites', (api) => favouritesQuery(api, page), 'US', '/stock/success/collection/list'],
  ['currency pairs', (api) => currenciesQuery(api, page), 'FOREX', '/v2/currency/list'],
] as const satisfies [string, (api: Transport) => object, string, string][];

it.each(lists)(
  'writes pushed prices into the rows of %s, and reads the list once a minute',
  async (_, query, market, path) => {
    const { api, show, polled, streams } = await start({ symbols: [] });
    const data = show(query(api));
    await advance(500);
    polled.length = 0;
    const priced = (symbol: string, price: string, changePercent: string) => ({
      symbol,
      market,
      price,
      change: '1',
      changePercent,
    });
    streams[0]?.push([priced('A', '10', '11.11'), priced('B', '5', '25.00')]);
    await advance(3000);
    streams[0]?.push([priced('A', '12', '9.09')]);
    await advance(3000);
    expect(Object(data()).rows ?? data()).toMatchObject([
      { symbol: 'A', price: '12', changePercent: '9.09' },
      { symbol: 'B', price: '5', changePercent: '25.00' },
    ]);
    for (let turn = 0; turn < 18; turn += 1) {
      streams[0]?.push([]);
      await advance(3000);
    }
    expect(polled).toEqual([]);
    streams[0]?.push([]);
    await advance(3000);
    expect(polled).toEqual([path]);
  },
);

/** A lot as `/v2/transaction` sends it. */
const lot = (symbol: string) => ({ no: `lot-${symbol}`, tag: symbol, type: 'US', prasent: '1' });

async function showLots(extensions: string) {
  const started = await start({ extensions, symbols: [] });
  const { api, show, polled } = started;
  const data = show(positionsQuery(api, { type: 'stock', page: 1 }));
  await advance(500);
  polled.length = 0;
  return {
    ...started,
    prices: () => Object(data()).rows.map((read: object) => Object(read).currentPrice),
  };
}

it('writes pushed prices into lots, and reads the lots again when the balance changes', async () => {
  const { polled, streams, prices } = await showLots(withAccount);
  expect(streams[0]?.query).toBe('?symbols=A,B&account=1&every=5');
  streams[0]?.push([row('A', '2'), row('B', '3')], [], figures);
  await advance(5000);
  expect([prices(), polled]).toEqual([['2', '3'], []]);
  streams[0]?.push([], [], { ...figures, user: { ...figures.user, money: '20' } });
  await advance(1000);
  expect(polled).toEqual(['/v2/transaction']);
});

it('polls lots where the upstream does not push the balance, which tells of trades', async () => {
  const { polled, streams } = await showLots(announced);
  expect(streams).toEqual([]);
  await advance(5000);
  expect(polled).toEqual(['/v2/transaction']);
});

const many = Array.from({ length: 61 }, (_, at) => `S${at}`);

it.each([
  ['with a row that the stream lacks', ['A', 'B'], '?symbols=A,B&every=3'],
  ['without rows', [], undefined],
  ['with more instruments than a stream carries', many, undefined],
])('polls a list %s', async (_, rows, opened) => {
  const { api, show, polled, streams } = await start({ symbols: [], rows });
  show(stocksQuery(api, { page: 1, limit: 100 }));
  await advance(500);
  expect(streams[0]?.query).toBe(opened);
  streams[0]?.push([row('A', '10')], ['B']);
  polled.length = 0;
  await advance(6000);
  expect(polled).toEqual(['/v2/stock/list', '/v2/stock/list']);
});
