import {
  balanceQuery,
  categoriesQuery,
  billEntryQuery,
  billInfiniteQuery,
  type Extension,
  cardsQuery,
  casesQuery,
  currenciesQuery,
  debtQuery,
  favouriteQuery,
  favouritesQuery,
  fundOrdersInfiniteQuery,
  fundsQuery,
  gainYearsQuery,
  instrumentGainsInfiniteQuery,
  ipoOrdersQuery,
  iposQuery,
  isExtensionAnnounced,
  loanSummaryQuery,
  loansQuery,
  marketListQuery,
  messagesQuery,
  newsItemQuery,
  newsQuery,
  noticesInfiniteQuery,
  offersQuery,
  ordersInfiniteQuery,
  passkeysQuery,
  portfolioQuery,
  positionsQuery,
  quoteQuery,
  rechargesQuery,
  sessionsQuery,
  statementsInfiniteQuery,
  stocksQuery,
  userInfoQuery,
  verificationQuery,
  withdrawalsQuery,
  type MarketTag,
  type OrderKind,
  type Transport,
} from '@corro/client';
import {
  chartPeriods,
  pageSizes,
  type PositionType,
  positionTypeOf,
  rangePeriod,
} from '@corro/domain';
import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { lineQuery } from '../common/instruments/lineQuery.ts';
import { unpaidLoansQuery } from '../common/queries/unpaidLoansQuery.ts';
import type { RouteName } from '../links.ts';

interface LoaderContext {
  readonly api: Transport;
  readonly cache: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** True for the first calls of a page; false for a press or navigation in the running app. */
  readonly isPage: boolean;
}

/**
 * Starts the queries of the first screenful, without waiting. Include no query that the screen does
 * not read, and none for figures below the first screenful, because they would delay the others.
 */
export type Loader = (context: LoaderContext) => readonly Promise<void>[];

/** Loads nothing if the address has a query string: the loader is for the first page or tab. */
function unlessSearched(loader: Loader): Loader {
  return (context) => (context.search.size === 0 ? loader(context) : []);
}

/** Starts a query that only some upstreams answer, as soon as the config announces it. */
async function ifAnnounced(
  extension: Extension,
  { cache }: LoaderContext,
  read: () => Promise<void>,
): Promise<void> {
  if (await isExtensionAnnounced(cache, extension)) await read();
}

/** Number of rows whose lines or prices are read ahead: about those in view. */
const rowsAhead = 4;

interface Listed {
  readonly symbol: string | null;
  /** Empty or omitted if unknown. */
  readonly market?: string;
}

/**
 * Reads a list, and for each of its first rows what `read` starts, as soon as the rows are known:
 * those of a cached answer at once. The screen itself reports failures.
 */
async function withRows<Data, Key extends QueryKey>(
  { cache }: LoaderContext,
  list: EnsureQueryDataOptions<Data, Error, Data, Key>,
  rowsOf: (data: Data) => readonly Listed[],
  read: (row: { symbol: string; market: string }) => Promise<void>,
): Promise<void> {
  const rows = await cache
    .ensureQueryData({ ...list, revalidateIfStale: true })
    .then(rowsOf, () => []);
  await Promise.all(
    rows
      .slice(0, rowsAhead)
      .flatMap(({ symbol, market = '' }) => (symbol === null ? [] : read({ symbol, market }))),
  );
}

/** Reads a page of a list, and the lines of its first rows; `market` is that of all rows. */
function withLines<Data extends { readonly rows: readonly Listed[] }, Key extends QueryKey>(
  context: LoaderContext,
  page: EnsureQueryDataOptions<Data, Error, Data, Key>,
  market?: MarketTag,
): Promise<void> {
  return withRows(context, page, ({ rows }) => rows, readLine(context, market));
}

function readLine({ cache, api }: LoaderContext, market?: MarketTag) {
  return (row: { symbol: string; market: string }) =>
    cache.prefetchQuery(lineQuery(api, { ...row, market: market ?? row.market }));
}

/** Reads the categories, and the prices of the indices, which are the first category. */
function withIndexPrices(context: LoaderContext): Promise<void> {
  const { cache, api } = context;
  return withRows(
    context,
    categoriesQuery(api),
    ([first]) => first?.stocks ?? [],
    ({ symbol }) => cache.prefetchQuery(quoteQuery(api, { symbol }, 'indexCards')),
  );
}

/** The customer's lots of an instrument. */
function lotsQuery(api: Transport, symbol: string, type: PositionType) {
  return positionsQuery(api, { type, symbol, ...firstPage(pageSizes.positions) });
}

/** Lists of instruments other than shares, and the type of their positions. */
const listsOfTypes = [
  [['currencies'], 'forex'],
  [['marketList', { market: 'FUTURE' }], 'futures'],
  [['marketList', { market: 'CGI' }], 'treasury'],
  [['debt'], 'treasury'],
] as const satisfies readonly (readonly [QueryKey, PositionType])[];

/**
 * Type of an instrument's positions by the list that has led to it, because the address of a detail
 * has no market. An instrument in no cached list counts as a share.
 */
function listedType(cache: QueryClient, symbol: string): PositionType {
  const [, type = 'stock'] =
    listsOfTypes.find(([queryKey]) =>
      cache
        .getQueriesData<readonly Listed[] | { readonly rows: readonly Listed[] }>({ queryKey })
        .some(([, list = []]) =>
          ('rows' in list ? list.rows : list).some((row) => row.symbol === symbol),
        ),
    ) ?? [];
  return type;
}

function holdings({ cache, api }: LoaderContext, type: PositionType) {
  return [
    cache.prefetchQuery(positionsQuery(api, { type, ...firstPage(pageSizes.max) })),
    cache.prefetchQuery(categoriesQuery(api)),
  ];
}

function ordersLoader(kind: OrderKind): Loader {
  return unlessSearched(({ cache, api }) => [
    cache.prefetchInfiniteQuery(ordersInfiniteQuery(api, { kind, limit: pageSizes.records })),
  ]);
}

/**
 * Loader of a screen that reads nothing at first, or only what a tab or a parameter chooses.
 */
const noQueries: Loader = () => [];

const firstPage = (limit: number) => ({ page: 1, limit });
const firstRecords = firstPage(pageSizes.records);

/**
 * Loaders by route. They are a chunk of their own: the page's script sends the first calls of the
 * first screen, so the app starts without them.
 */
export const loaders: Readonly<Record<RouteName, Loader>> = {
  customerService: (context) => [
    // Reading the messages marks them as read, which a press alone must not do.
    ...(context.isPage ? [context.cache.prefetchQuery(messagesQuery(context.api))] : []),
    ifAnnounced('cases', context, () => context.cache.prefetchQuery(casesQuery(context.api))),
  ],
  // The text on fees shows the terms of a loan.
  legal: ({ cache, api, params: { text } }) =>
    text === 'fees' ? [cache.prefetchQuery(loanSummaryQuery(api))] : [],
  settings: (context) => [
    context.cache.prefetchQuery(userInfoQuery(context.api)),
    context.cache.prefetchQuery(verificationQuery(context.api)),
    context.cache.prefetchQuery(cardsQuery(context.api)),
    ifAnnounced('passkeys', context, () => context.cache.prefetchQuery(passkeysQuery(context.api))),
    ifAnnounced('sessions', context, () => context.cache.prefetchQuery(sessionsQuery(context.api))),
  ],
  tradeNoNav: unlessSearched((context) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with an unknown type the screen shows shares, and ignores this answer
    holdings(context, context.params.type as PositionType),
  ),
  tradingView: noQueries,
  home: (context) => [
    context.cache.prefetchQuery(userInfoQuery(context.api)),
    context.cache.prefetchQuery(
      positionsQuery(context.api, { type: 'stock', ...firstPage(pageSizes.max) }),
    ),
    context.cache.prefetchQuery(categoriesQuery(context.api)),
    ifAnnounced('portfolio', context, () =>
      context.cache.prefetchQuery(portfolioQuery(context.api, '1d')),
    ),
  ],
  news: unlessSearched(({ cache, api }) => [
    cache.prefetchQuery(newsQuery(api, { page: 1, limit: pageSizes.news })),
  ]),
  newsItem: ({ cache, api, params: { id = '' } }) => [cache.prefetchQuery(newsItemQuery(api, id))],
  markets: unlessSearched((context) => {
    const { cache, api } = context;
    return [
      withLines(context, stocksQuery(api, firstPage(pageSizes.markets))),
      // The movers are those of the whole market, which rarely has a second page.
      cache.prefetchQuery(stocksQuery(api, firstPage(pageSizes.max), 'chartHistory')),
      withIndexPrices(context),
    ];
  }),
  watchlists: unlessSearched((context) => {
    return [
      withLines(context, favouritesQuery(context.api, firstPage(pageSizes.watchlist))),
      withIndexPrices(context),
    ];
  }),
  indexDetail: ({ cache, api, params: { code = '', market } }) => [
    cache.prefetchQuery(quoteQuery(api, { symbol: code, market })),
    cache.prefetchQuery(
      quoteQuery(api, { symbol: code, market, ...chartPeriods[rangePeriod.day] }, 'chartHistory'),
    ),
    // The range of the year, below the chart.
    cache.prefetchQuery(
      quoteQuery(api, { symbol: code, market, ...chartPeriods.day }, 'chartHistory'),
    ),
    cache.prefetchQuery(categoriesQuery(api)),
  ],
  stockDetail: ({ cache, api, params: { symbol = '' } }) => [
    cache.prefetchQuery(quoteQuery(api, { symbol })),
    cache.prefetchQuery(
      quoteQuery(api, { symbol, ...chartPeriods[rangePeriod.day] }, 'chartHistory'),
    ),
    // The range of the year, in view below the chart unless the customer holds the instrument.
    cache.prefetchQuery(quoteQuery(api, { symbol, ...chartPeriods.day }, 'chartHistory')),
    cache.prefetchQuery(favouriteQuery(api, symbol)),
    cache.prefetchQuery(lotsQuery(api, symbol, listedType(cache, symbol))),
    cache.prefetchQuery(categoriesQuery(api)),
  ],
  forex: unlessSearched((context) => {
    const { cache, api } = context;
    return [
      withLines(context, currenciesQuery(api, firstPage(pageSizes.markets)), 'FOREX'),
      cache.prefetchQuery(categoriesQuery(api)),
    ];
  }),
  futures: unlessSearched((context) => {
    const { cache, api } = context;
    return [
      withRows(
        context,
        marketListQuery(api, { market: 'FUTURE' }),
        (rows) => rows,
        readLine(context, 'FUTURE'),
      ),
      cache.prefetchQuery(categoriesQuery(api)),
    ];
  }),
  treasuryDebt: unlessSearched(({ cache, api }) => [
    cache.prefetchQuery(debtQuery(api, {})),
    cache.prefetchQuery(categoriesQuery(api)),
  ]),
  trade: unlessSearched((context) => holdings(context, 'stock')),
  stockTrading: ({ cache, api, params: { symbol = '', market } }) => [
    cache.prefetchQuery(quoteQuery(api, { symbol, market, mold: 'stock' }, 'tradingScreen')),
    cache.prefetchQuery(balanceQuery(api)),
    cache.prefetchQuery(lotsQuery(api, symbol, positionTypeOf(market ?? ''))),
  ],
  records: ordersLoader('stock'),
  blockTrading: unlessSearched(({ cache, api }) => [
    cache.prefetchQuery(offersQuery(api, { kind: 'block' })),
    cache.prefetchQuery(balanceQuery(api)),
  ]),
  blockOrders: ordersLoader('block'),
  qip: unlessSearched(({ cache, api }) => [
    cache.prefetchQuery(offersQuery(api, { kind: 'qip' })),
    cache.prefetchQuery(balanceQuery(api)),
  ]),
  qipOrders: ordersLoader('qip'),
  ipo: ({ cache, api }) => [
    cache.prefetchQuery(iposQuery(api)),
    cache.prefetchQuery(ipoOrdersQuery(api)),
  ],
  ipoOrders: ({ cache, api }) => [cache.prefetchQuery(ipoOrdersQuery(api))],
  funds: ({ cache, api }) => [cache.prefetchQuery(fundsQuery(api))],
  fundOrders: unlessSearched(({ cache, api }) => [
    cache.prefetchInfiniteQuery(fundOrdersInfiniteQuery(api, { limit: pageSizes.records })),
  ]),
  recharge: ({ cache, api }) => [cache.prefetchQuery(balanceQuery(api))],
  withdraw: ({ cache, api }) => [
    cache.prefetchQuery(balanceQuery(api)),
    cache.prefetchQuery(cardsQuery(api)),
    cache.prefetchQuery(userInfoQuery(api)),
  ],
  withdrawRecords: unlessSearched(({ cache, api }) => [
    cache.prefetchQuery(withdrawalsQuery(api, firstRecords)),
  ]),
  rechargeRecords: unlessSearched(({ cache, api, params }) =>
    params.type === undefined ? [cache.prefetchQuery(rechargesQuery(api, firstRecords))] : [],
  ),
  loan: ({ cache, api }) => [
    cache.prefetchQuery(loanSummaryQuery(api)),
    // The day on which a debt is due.
    cache.prefetchQuery(unpaidLoansQuery(api)),
  ],
  loanApplication: unlessSearched(({ cache, api }) => [
    cache.prefetchQuery(loansQuery(api, firstRecords)),
  ]),
  loanRecords: unlessSearched(({ cache, api }) => [
    cache.prefetchQuery(loansQuery(api, firstRecords)),
  ]),
  account: (context) => [
    context.cache.prefetchQuery(userInfoQuery(context.api)),
    // The label of a debt says if it is overdue.
    context.cache.prefetchQuery(unpaidLoansQuery(context.api)),
    ifAnnounced('portfolio', context, () =>
      context.cache.prefetchQuery(portfolioQuery(context.api, 'now')),
    ),
  ],
  accountChanges: unlessSearched(({ cache, api }) => [
    cache.prefetchInfiniteQuery(billInfiniteQuery(api, { type: 'all', limit: pageSizes.records })),
  ]),
  loginPassword: ({ cache, api }) => [cache.prefetchQuery(userInfoQuery(api))],
  realName: ({ cache, api }) => [cache.prefetchQuery(verificationQuery(api))],
  bankCards: unlessSearched(({ cache, api }) => [cache.prefetchQuery(cardsQuery(api, 'bank'))]),
  // If a list is loaded, the screen takes the entry from it.
  rechargeWithdraw: ({ cache, api, params: { id = '' } }) =>
    cache.getQueriesData({ queryKey: ['bill', 'infinite'] }).length > 0
      ? []
      : [cache.prefetchQuery(billEntryQuery(api, id))],
  inbox: (context) => [
    ifAnnounced('notices', context, () =>
      context.cache.prefetchInfiniteQuery(
        noticesInfiniteQuery(context.api, { limit: pageSizes.records }),
      ),
    ),
  ],
  gains: unlessSearched((context) => [
    ifAnnounced('gains', context, async () => {
      const { cache, api } = context;
      await Promise.all([
        cache.prefetchQuery(gainYearsQuery(api)),
        cache.prefetchInfiniteQuery(
          instrumentGainsInfiniteQuery(api, { limit: pageSizes.records }),
        ),
      ]);
    }),
  ]),
  documents: (context) => [
    ifAnnounced('documents', context, () =>
      context.cache.prefetchInfiniteQuery(
        statementsInfiniteQuery(context.api, { limit: pageSizes.records }),
      ),
    ),
  ],
  sessions: (context) => [
    ifAnnounced('sessions', context, () => context.cache.prefetchQuery(sessionsQuery(context.api))),
  ],
  passkeys: (context) => [
    ifAnnounced('passkeys', context, () => context.cache.prefetchQuery(passkeysQuery(context.api))),
  ],
};
