import { CancelledError, type QueryKey, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import * as client from '../index.ts';
import type { Transport } from '../index.ts';
import { openWire, rejection, routeOf } from '../resources/wire.fixture.ts';

/** The part of a query's options that is tested here, for any type of data. */
interface Options {
  readonly queryKey: QueryKey;
  readonly retry?: unknown;
  readonly staleTime?: unknown;
  readonly gcTime?: unknown;
  readonly refetchInterval?: unknown;
  readonly refetchOnMount?: unknown;
  readonly meta?: Record<string, unknown> | undefined;
}

interface Row {
  readonly name: string;
  readonly options: (api: Transport) => Options;
  /** Reads it, from the first page on where it has pages. */
  readonly read: (cache: QueryClient, api: Transport) => Promise<unknown>;
  readonly key: QueryKey;
  readonly routes: readonly string[];
  /** How often it is read, in seconds; left out where the clock does not matter. */
  readonly every?: number;
  /** What it is given besides. */
  readonly other?: Partial<Options>;
}

type Query = Parameters<QueryClient['fetchQuery']>[0] & Options;

/** A query, whose type does not matter: only what goes out does. */
function query(
  name: string,
  make: (api: Transport) => unknown,
  [key, ...routes]: readonly [QueryKey, ...string[]],
  expected: Pick<Row, 'every' | 'other'> = {},
): Row {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row says it
  const options = (api: Transport) => make(api) as Query;
  const read = (cache: QueryClient, api: Transport) => cache.fetchQuery(options(api));
  return { name, options, read, key, routes, ...expected };
}

/** A list that goes on, page after page. */
function infinite(
  name: string,
  make: (api: Transport) => unknown,
  [key, ...routes]: readonly [QueryKey, ...string[]],
  expected: Pick<Row, 'every' | 'other'> = {},
): Row {
  type Infinite = Parameters<QueryClient['fetchInfiniteQuery']>[0] & Options;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row says it
  const options = (api: Transport) => make(api) as Infinite;
  const read = (cache: QueryClient, api: Transport) => cache.fetchInfiniteQuery(options(api));
  return { name, options, read, key, routes, ...expected };
}

const halfAnHour = 1_800_000;
const cached = { staleTime: halfAnHour, gcTime: halfAnHour };
const storedAs = (name: string) => ({ meta: { persistedAs: name } });
/** A search is not begun anew at once. */
const searched = { other: { staleTime: 10_000 } };
const page = { page: 2, limit: 10 };
const limited = { limit: 10 };

const rows: readonly Row[] = [
  query('balanceQuery', client.balanceQuery, [['balance'], 'GET /stock/success/v2/balance'], {
    every: 3,
  }),
  query('userInfoQuery', client.userInfoQuery, [['userInfo'], 'GET /stock/success/v2/user/info'], {
    every: 3,
  }),
  infinite(
    'billInfiniteQuery',
    (api) => client.billInfiniteQuery(api, { ...limited, type: 'income' }),
    [
      ['bill', 'infinite', { ...limited, type: 'income' }],
      'GET /stock/success/v2/bill?type=income&page=1&limit=10',
    ],
  ),
  query(
    'billEntryQuery',
    (api) => client.billEntryQuery(api, 'e-1'),
    [['bill', 'row', 'e-1'], 'GET /stock/success/v2/bill?type=all&page=1&limit=100&id=e-1'],
    searched,
  ),
  query('cardsQuery', (api) => client.cardsQuery(api), [
    ['cards', 'all'],
    'GET /stock/success/bank/list?type=bank',
    'GET /stock/success/bank/list?type=trc20',
  ]),
  query('cardsQuery', (api) => client.cardsQuery(api, 'bank'), [
    ['cards', 'bank'],
    'GET /stock/success/bank/list?type=bank',
  ]),
  query('categoriesQuery', client.categoriesQuery, [['categories'], 'GET /stock/category/list'], {
    other: { ...cached, ...storedAs('cached_categories') },
  }),
  query('configQuery', client.configQuery, [['config'], 'GET /v2/config'], {
    other: { staleTime: halfAnHour, gcTime: Infinity },
  }),
  query(
    'currenciesQuery',
    (api) => client.currenciesQuery(api, { ...page, code: 'EUR' }),
    [['currencies', { ...page, code: 'EUR' }], 'GET /v2/currency/list?code=EUR&page=2&limit=10'],
    { every: 5 },
  ),
  query('favouriteQuery', (api) => client.favouriteQuery(api, 'NVLO'), [
    ['favourite', 'NVLO'],
    'GET /stock/success/collection/check?symbol=NVLO',
  ]),
  query(
    'favouritesQuery',
    (api) => client.favouritesQuery(api, page),
    [['favourites', page], 'GET /stock/success/collection/list?page=2&pageSize=10'],
    { every: 3 },
  ),
  query(
    'dayLineQuery',
    (api) => client.dayLineQuery(api, { symbol: 'NVLO', market: 'US' }),
    [
      ['dayLine', { symbol: 'NVLO', market: 'US' }],
      'GET /v2/yahoo?symbol=NVLO&market=US&interval=1m&range=1d&points=48',
    ],
    { every: 300 },
  ),
  query('fundsQuery', client.fundsQuery, [['funds'], 'GET /v2/fund/list']),
  query(
    'fundOrderQuery',
    (api) => client.fundOrderQuery(api, 'F-1'),
    [['fundOrders', 'row', 'F-1'], 'GET /stock/success/fund/orders?page=1&limit=100&no=F-1'],
    searched,
  ),
  infinite('fundOrdersInfiniteQuery', (api) => client.fundOrdersInfiniteQuery(api, limited), [
    ['fundOrders', 'infinite', limited],
    'GET /stock/success/fund/orders?limit=10&page=1',
  ]),
  query(
    'imageQuery',
    (api) => client.imageQuery(api, '/api/files/1'),
    [['image', '/api/files/1'], 'GET /files/1'],
    { other: { staleTime: Infinity, gcTime: 0 } },
  ),
  query('iposQuery', client.iposQuery, [['ipos'], 'GET /client/ipo'], { every: 15 }),
  query('ipoOrdersQuery', client.ipoOrdersQuery, [['ipoOrders'], 'GET /stock/success/ipo/list'], {
    every: 15,
  }),
  query(
    'loanSummaryQuery',
    client.loanSummaryQuery,
    [['loanSummary'], 'GET /stock/success/loans/data'],
    { every: 3 },
  ),
  query(
    'loanQuery',
    (api) => client.loanQuery(api, 'L-1'),
    [['loans', 'row', 'L-1'], 'GET /stock/success/loans/list?page=1&limit=100&no=L-1'],
    searched,
  ),
  query(
    'loansQuery',
    (api) => client.loansQuery(api, { ...page, state: 'unpaid' }),
    [
      ['loans', { ...page, state: 'unpaid' }],
      'GET /stock/success/loans/list?state=4&page=2&limit=10',
    ],
    { every: 3 },
  ),
  query(
    'marketListQuery',
    (api) => client.marketListQuery(api, { market: 'FOREX', code: 'EUR' }),
    [['marketList', { market: 'FOREX', code: 'EUR' }], 'GET /v2/market/list?market=FOREX&code=EUR'],
    { every: 5 },
  ),
  query(
    'debtQuery',
    (api) => client.debtQuery(api, { code: 'CET' }),
    [['debt', { code: 'CET' }], 'GET /v2/market/list?market=CGI&code=CET'],
    { every: 5 },
  ),
  query(
    'messagesQuery',
    client.messagesQuery,
    [['messages'], 'GET /stock/success/user_message/list-message'],
    { every: 5, other: { refetchOnMount: 'always', ...storedAs('cached_messages') } },
  ),
  query(
    'messagesAheadQuery',
    client.messagesAheadQuery,
    [['messages'], 'GET /stock/success/user_message/list-message?peek=1'],
    { other: storedAs('cached_messages') },
  ),
  query(
    'newsQuery',
    (api) => client.newsQuery(api, page),
    [['news', page], 'GET /stock/new/list?page=2&limit=10'],
    { other: cached },
  ),
  query(
    'newsQuery',
    (api) => client.newsQuery(api, { page: 1, limit: 10 }),
    [['news', { page: 1, limit: 10 }], 'GET /stock/new/list?page=1&limit=10'],
    { other: { ...cached, ...storedAs('news_list') } },
  ),
  query(
    'newsQuery',
    (api) => client.newsQuery(api, { page: 1, limit: 3 }),
    [['news', { page: 1, limit: 3 }], 'GET /stock/new/list?page=1&limit=3'],
    { other: { ...cached, ...storedAs('cached_news') } },
  ),
  infinite(
    'newsInfiniteQuery',
    (api) => client.newsInfiniteQuery(api, limited),
    [['news', 'infinite', limited], 'GET /stock/new/list?page=1&limit=10'],
    { other: cached },
  ),
  query(
    'newsItemQuery',
    (api) => client.newsItemQuery(api, '7'),
    [['newsItem', '7'], 'GET /stock/new/index?id=7'],
    { other: cached },
  ),
  infinite(
    'noticesInfiniteQuery',
    (api) => client.noticesInfiniteQuery(api, limited),
    [['notices', 'infinite', limited], 'GET /stock/success/v2/notice/list?page=1&limit=10'],
    { every: 60, other: { refetchOnMount: 'always' } },
  ),
  query('gainYearsQuery', client.gainYearsQuery, [
    ['gains', 'years'],
    'GET /stock/success/v2/gain/years',
  ]),
  infinite(
    'instrumentGainsInfiniteQuery',
    (api) => client.instrumentGainsInfiniteQuery(api, { ...limited, year: 2026 }),
    [
      ['gains', 'instruments', 'infinite', { ...limited, year: 2026 }],
      'GET /stock/success/v2/gain/instruments?year=2026&page=1&limit=10',
    ],
  ),
  infinite(
    'gainsInfiniteQuery',
    (api) =>
      client.gainsInfiniteQuery(api, { ...limited, year: 2026, kind: 'sale', symbol: 'NVLO' }),
    [
      ['gains', 'list', 'infinite', { ...limited, year: 2026, kind: 'sale', symbol: 'NVLO' }],
      'GET /stock/success/v2/gain/list?year=2026&kind=sale&tag=NVLO&page=1&limit=10',
    ],
  ),
  query(
    'offersQuery',
    (api) => client.offersQuery(api, { kind: 'qip' }),
    [['offers', { kind: 'qip' }], 'POST /stock/success/stock/list'],
    { every: 3 },
  ),
  query(
    'orderQuery',
    (api) => client.orderQuery(api, 'qip', 'C-1'),
    [['orders', 'qip', 'row', 'C-1'], 'POST /stock/success/deal/list'],
    searched,
  ),
  query('ordersQuery', (api) => client.ordersQuery(api, { ...page, kind: 'qip' }), [
    ['orders', { ...page, kind: 'qip' }],
    'POST /stock/success/deal/list',
  ]),
  infinite(
    'ordersInfiniteQuery',
    (api) => client.ordersInfiniteQuery(api, { ...limited, kind: 'qip' }),
    [['orders', 'infinite', { ...limited, kind: 'qip' }], 'POST /stock/success/deal/list'],
  ),
  query(
    'portfolioQuery',
    (api) => client.portfolioQuery(api, '1y'),
    [['portfolio', '1y'], 'GET /stock/success/v2/portfolio?range=1y'],
    { every: 15 },
  ),
  query(
    'portfolioQuery',
    (api) => client.portfolioQuery(api, 'now'),
    [['portfolio', 'now'], 'GET /stock/success/v2/portfolio?range=now'],
    { every: 3 },
  ),
  query(
    'positionsQuery',
    (api) => client.positionsQuery(api, { type: 'forex', page: 2, symbol: 'EURUSD' }),
    [
      ['positions', { type: 'forex', page: 2, symbol: 'EURUSD' }],
      'GET /stock/success/v2/transaction?type=forex&tag=EURUSD&page=2&limit=10',
    ],
    { every: 5 },
  ),
  query(
    'quoteQuery',
    (api) => client.quoteQuery(api, { symbol: 'NVLO' }),
    [['quote', { symbol: 'NVLO' }], 'GET /v2/yahoo?symbol=NVLO'],
    { every: 3 },
  ),
  query(
    'rechargeQuery',
    (api) => client.rechargeQuery(api, 'R-1'),
    [['recharges', 'row', 'R-1'], 'GET /stock/success/property/list?page=1&limit=100&no=R-1'],
    searched,
  ),
  query(
    'rechargesQuery',
    (api) => client.rechargesQuery(api, { ...page, status: 'failed' }),
    [
      ['recharges', { ...page, status: 'failed' }],
      'GET /stock/success/property/list?status=3&page=2&limit=10',
    ],
    { every: 3 },
  ),
  query(
    'stocksQuery',
    (api) => client.stocksQuery(api, { ...page, search: 'NV', index: 'SPX' }),
    [
      ['stocks', { ...page, search: 'NV', index: 'SPX' }],
      'GET /v2/stock/list?symbol=NV&index=SPX&page=2&limit=10',
    ],
    { every: 3 },
  ),
  query(
    'unreadCountQuery',
    client.unreadCountQuery,
    [['unreadCount'], 'GET /stock/success/user_message/unread-count'],
    { every: 10 },
  ),
  query('casesQuery', client.casesQuery, [['cases'], 'GET /stock/success/v2/case/list'], {
    every: 5,
  }),
  query('passkeysQuery', client.passkeysQuery, [
    ['passkeys'],
    'GET /stock/success/v2/passkey/list',
  ]),
  query('sessionsQuery', client.sessionsQuery, [
    ['sessions'],
    'GET /stock/success/v2/session/list',
  ]),
  infinite('statementsInfiniteQuery', (api) => client.statementsInfiniteQuery(api, limited), [
    ['statements', 'infinite', limited],
    'GET /stock/success/v2/statement/list?page=1&limit=10',
  ]),
  query(
    'unreadNoticesQuery',
    client.unreadNoticesQuery,
    [['unreadNotices'], 'GET /stock/success/v2/notice/unread-count'],
    { every: 60 },
  ),
  query(
    'verificationQuery',
    client.verificationQuery,
    [['verification'], 'GET /stock/success/autonomy/state'],
    { other: { staleTime: 10_000 } },
  ),
  query(
    'withdrawalQuery',
    (api) => client.withdrawalQuery(api, 'W-1'),
    [['withdrawals', 'row', 'W-1'], 'GET /stock/success/property/withdraw?page=1&limit=100&no=W-1'],
    searched,
  ),
  query(
    'withdrawalsQuery',
    (api) => client.withdrawalsQuery(api, { ...page, status: 'failed' }),
    [
      ['withdrawals', { ...page, status: 'failed' }],
      'GET /stock/success/property/withdraw?status=b&page=2&limit=10',
    ],
    { every: 3 },
  ),
];

it.each(rows)('$name reads $routes, and aborts its calls when cancelled', async (row) => {
  const { api, sent } = openWire();
  const cache = new QueryClient();
  const stopped = rejection(row.read(cache, api));
  await vi.waitFor(() => expect(sent).toHaveLength(row.routes.length));
  expect(sent.map(routeOf)).toEqual(row.routes);
  await cache.cancelQueries();
  expect(await stopped).toBeInstanceOf(CancelledError);
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
});

it.each(rows)('$name has the key $key, and its pace', ({ options, key, every, other = {} }) => {
  const made = options(openWire().api);
  const { queryKey, retry, staleTime, gcTime, refetchOnMount, meta } = made;
  expect(queryKey).toEqual(key);
  const interval: Partial<Options> = every === undefined ? {} : { staleTime: every * 1000 };
  expect({ retry, staleTime, gcTime, refetchOnMount, meta }).toEqual({
    retry: false,
    ...interval,
    ...other,
  });
  expect(paceOf(made, undefined) || undefined).toBe(interval.staleTime);
});

it.each([
  ['pending', 10_000],
  ['approved', false],
  ['none', false],
])('reads a verification that is %s every %s ms', (status, pace) => {
  expect(paceOf(client.verificationQuery(openWire().api), { status })).toBe(pace);
});

/** Milliseconds until a query that has just read this is read again. */
function paceOf({ refetchInterval }: Options, data: unknown): unknown {
  const state = { status: 'success', errorUpdateCount: 0, data };
  return typeof refetchInterval === 'function' ? refetchInterval({ state }) : refetchInterval;
}

it.each([
  ['FOREX', 5000],
  ['FUTURE', 5000],
  ['CGI', 5000],
] as const)('reads the list of %s every %i ms', (market, staleTime) => {
  expect(client.marketListQuery(openWire().api, { market }).staleTime).toBe(staleTime);
});

const listed = new Set(rows.map(({ name }) => name));

/** The queries without a row: what is not polled and takes the transport alone needs none. */
const plain = Object.entries(client).filter(
  ([name]) => name.endsWith('Query') && !listed.has(name),
);

it.each(plain)(
  '%s makes one read, has a key of its name, and is not polled',
  async (name, made) => {
    const { api, sent } = openWire();
    const options = (made as unknown as (api: Transport) => Query)(api);
    const { queryKey, retry, refetchInterval } = options;
    const rule = `${name}: what takes parameters, is polled or has another key needs a row above`;
    expect({ queryKey, retry, refetchInterval }, rule).toEqual({
      queryKey: [name.replace('Query', '')],
      retry: false,
      refetchInterval: undefined,
    });
    const cache = new QueryClient();
    const stopped = rejection(cache.fetchQuery(options));
    await vi.waitFor(() => expect(sent, rule).toHaveLength(1));
    expect(sent.map(routeOf), rule).toEqual([expect.stringMatching(/^GET [^?{}]+$/)]);
    await cache.cancelQueries();
    expect(await stopped).toBeInstanceOf(CancelledError);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  },
);
