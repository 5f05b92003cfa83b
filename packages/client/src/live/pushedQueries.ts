import type { DecimalText } from '@corro/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { UserInfo } from '../codecs/account.ts';
import type { Quote, QuoteSummary } from '../codecs/quotes.ts';
import type { Transport } from '../http/index.ts';
import { type QuoteParams, isPriceOnly, paramsOf, quoteOf } from '../resources/quotes.ts';
import { maxSymbols } from './quoteStream.ts';

/** Data of a stream: latest prices by instrument code, and the figures of the last event. */
export interface Received {
  readonly quotes: Map<string, QuoteSummary>;
  user: UserInfo | null;
  unreadCount: number | null;
  unreadNotices: number | null;
}

/** Returns the next data of a query; undefined where the stream lacks some of it. */
type Fill = (query: Query, received: Received, api: Clocks) => unknown;
type Clocks = Parameters<typeof quoteOf>[2];

/**
 * Fills lists of instruments whose rows change only with the price. Lists of debt are polled
 * instead, because their rows also have yields.
 */
const fillList: Fill = ({ state: { data } }, { quotes }, api) => {
  const list = listIn(data);
  const rows = list.rows.map((row) => repriced(row, quotes, api));
  // A stream reports prices only, so an empty list keeps polling, which finds new rows.
  if (rows.length === 0 || rows.includes(null)) return undefined;
  return Array.isArray(data) ? rows : { ...list, rows };
};

/** Fills lists of lots. A trade changes the balance, so they need the figures of the account. */
const fillLots: Fill = (query, received, api) =>
  typeof received.user?.balance === 'string' ? fillList(query, received, api) : undefined;

function repriced(row: PricedRow, quotes: Received['quotes'], api: Clocks): PricedRow | null {
  const quote = quoteFor({ symbol: row.symbol ?? '', market: row.market }, quotes, api);
  if (quote === null) return null;
  const { price, previousClose, changePercent } = quote;
  if ('currentPrice' in row) return { ...row, currentPrice: price, previousClose };
  return { ...row, price, changePercent, ...('previousClose' in row ? { previousClose } : {}) };
}

/** Queries that a stream fills, by the first part of their key. */
const fills: Readonly<Record<string, Fill>> = {
  quote: (query, { quotes }, api) => {
    const quote = quoteFor(paramsOf(query), quotes, api);
    if (quote === null) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- such a query holds a `Quote`
    const last = (query.state.data ?? {}) as Partial<Quote>;
    const { candles = [], linePath = null, areaPath = null } = last;
    const { about = null, exchangeName = null } = last;
    return { ...quote, candles, linePath, areaPath, about, exchangeName };
  },
  stocks: fillList,
  marketList: fillList,
  favourites: fillList,
  currencies: fillList,
  positions: fillLots,
  userInfo: (_, { user }) => user ?? undefined,
  balance: (_, { user }) => user?.balance ?? undefined,
  unreadCount: (_, { unreadCount }) => unreadCount ?? undefined,
  unreadNotices: (_, { unreadNotices }) => unreadNotices ?? undefined,
};

const fillOf = ({ queryKey: [name] }: Query) =>
  typeof name === 'string' && Object.hasOwn(fills, name) ? fills[name] : undefined;

/** True if a stream can fill the query. */
export const isPushable = (query: Query): boolean => fillOf(query) !== undefined;

/** True for a list. It may gain or lose rows, which a stream of prices does not report. */
export const isList = (query: Query): boolean => fillOf(query) === fillList || isOfLots(query);

/** True for a list of the customer's lots. */
export const isOfLots = (query: Query): boolean => fillOf(query) === fillLots;

/** Returns the displayed queries that a stream can fill. */
export function shownQueries(cache: QueryClient): Query[] {
  return cache
    .getQueryCache()
    .findAll({ type: 'active', predicate: isPushable })
    .filter((query) => !query.isDisabled())
    .filter((query) => query.queryKey[0] !== 'quote' || isPriceOnly(paramsOf(query)));
}

/** Returns the next data of a displayed query; undefined where the stream lacks some of it. */
export function nextData(query: Query, received: Received, api: Transport): unknown {
  return fillOf(query)?.(query, received, api);
}

/** Shortest poll interval among the observers of a query, milliseconds; infinite if none polls. */
function intervalOf({ observers }: Query): number {
  const intervals = observers.flatMap(({ options: { staleTime, refetchInterval } }) =>
    typeof staleTime === 'number' && refetchInterval !== false ? [staleTime] : [],
  );
  return Math.min(Infinity, ...intervals);
}

/** Symbols, account figures and interval that a stream must carry. */
export interface Subscription {
  readonly symbols: ReadonlySet<string>;
  readonly includesAccount: boolean;
  readonly everyMs: number;
}

/**
 * Returns the subscription for the displayed queries. Excludes a list or quote that would exceed
 * `maxSymbols` or whose poll interval is `slowestMs` or longer, and the figures of the account
 * unless `pushesAccount`; excluded queries keep polling.
 */
export function neededSubscription(
  cache: QueryClient,
  { slowestMs, pushesAccount }: { slowestMs: number; pushesAccount: boolean },
): Subscription {
  const symbols = new Set<string>();
  let includesAccount = false;
  let everyMs = slowestMs;
  for (const query of shownQueries(cache)) {
    const interval = intervalOf(query);
    const ofQuery = symbolsOf(query);
    const isFigure = !isList(query) && query.queryKey[0] !== 'quote';
    const needsAccount = isFigure || isOfLots(query);
    if (needsAccount && !pushesAccount) continue;
    if (isFigure ? interval === Infinity : interval >= slowestMs) continue;
    const all = new Set([...symbols, ...ofQuery]);
    if (all.size > maxSymbols) continue;
    for (const symbol of ofQuery) symbols.add(symbol);
    includesAccount ||= needsAccount;
    everyMs = Math.min(everyMs, interval);
  }
  return { symbols, includesAccount, everyMs };
}

function symbolsOf(query: Query): readonly string[] {
  if (query.queryKey[0] === 'quote') return [paramsOf(query).symbol];
  if (!isList(query)) return [];
  return listIn(query.state.data).rows.flatMap(({ symbol }) => symbol ?? []);
}

interface PricedRow {
  readonly symbol: string | null;
  readonly market?: string;
  readonly price?: DecimalText | null;
  /** The price of a lot, whose `price` is that of its purchase. */
  readonly currentPrice?: DecimalText | null;
  readonly previousClose?: DecimalText | null;
  readonly changePercent?: DecimalText | null;
}

/** Returns the rows of a list, or of a page of a list. */
function listIn(data: unknown): { readonly rows: readonly PricedRow[] } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lists in `fills` have such rows
  const list = data as readonly PricedRow[] | { rows: readonly PricedRow[] } | undefined;
  if (list === undefined) return { rows: [] };
  return 'rows' in list ? list : { rows: list };
}

/** Returns the pushed price; null without one, and for a price of another market. */
function quoteFor(params: QuoteParams, quotes: Received['quotes'], api: Clocks) {
  const found = quotes.get(params.symbol);
  const isElsewhere = Boolean(params.market) && found?.market !== params.market;
  return found === undefined || isElsewhere ? null : quoteOf(found, params, api);
}
