import { refreshIntervals } from '@corro/domain';

/** The shortest candle: a history has nothing new sooner, and is far heavier than a price. */
const shortestCandleMs = 60_000;

/** In 56 px nothing is to be seen of less. */
const dayLineMs = 300_000;

/** Somebody waits for an answer; the specification names no interval. */
const chatMs = 5000;

/** Somebody reads two photos; the specification names no interval. */
const verificationMs = 10_000;

/** What the customer has, with a line of many points behind it; the specification names no interval. */
const portfolioMs = 15_000;

/** What is told here comes of things that take minutes or days; the specification names no interval. */
const noticesMs = 60_000;

/** Offerings open and close by the hour, at a price that stands; the specification names no interval. */
const iposMs = 15_000;

/** What is read again and again, and how often while it is looked at. Milliseconds (spec §9). */
export const pollPolicies = {
  indexCards: {
    what: 'quotes of the index cards on home',
    intervalMs: refreshIntervals.indexCards,
  },
  stockDetail: { what: 'stock detail and lists', intervalMs: refreshIntervals.stockDetailList },
  tradingScreen: { what: 'price on the ticket', intervalMs: refreshIntervals.tradingScreen },
  offers: {
    what: 'offers of block trades and QIP, which are bought from their list',
    intervalMs: refreshIntervals.tradingScreen,
  },
  ipos: { what: 'IPOs and applications for them', intervalMs: iposMs },
  chartHistory: { what: 'candles of a chart', intervalMs: shortestCandleMs },
  dayLine: { what: 'lines of the day in rows', intervalMs: dayLineMs },
  forexPrice: { what: 'forex list and prices', intervalMs: refreshIntervals.forexPrice },
  futuresList: { what: 'futures list', intervalMs: refreshIntervals.futuresList },
  treasuryList: { what: 'treasury list', intervalMs: refreshIntervals.treasuryList },
  portfolio: { what: 'value of the portfolio over time', intervalMs: portfolioMs },
  positions: { what: 'positions', intervalMs: refreshIntervals.positions },
  account: {
    what: 'balance, customer and the lists beside them',
    intervalMs: refreshIntervals.account,
  },
  moneyRecords: {
    what: 'what comes in, goes out or is lent, while it is on its way',
    intervalMs: refreshIntervals.account,
  },
  verification: {
    what: 'verification of the name, while under review',
    intervalMs: verificationMs,
  },
  chat: { what: 'messages while the chat is open', intervalMs: chatMs },
  notices: { what: 'what the customer has been told', intervalMs: noticesMs },
  /** Runs with a token only: customers' queries exist no longer than their session (spec §6). */
  unreadCount: { what: 'unread messages', intervalMs: refreshIntervals.unreadCount },
} as const satisfies Record<string, { what: string; intervalMs: number }>;

/** What is read again and again. */
export type PollName = keyof typeof pollPolicies;

/** However often something fails, it is tried again this often. Milliseconds. */
const slowestMs = 60_000;

/** What the interval depends on: a query of react-query, of whatever type. */
type Polled = { state: { status: string; errorUpdateCount: number } };

const errorsAtSuccess = new WeakMap<Polled, number>();

/** Failures since the last success: react-query counts only those since the beginning. */
function failuresInARow(query: Polled): number {
  const { status, errorUpdateCount } = query.state;
  if (status === 'success') errorsAtSuccess.set(query, errorUpdateCount);
  return errorUpdateCount - (errorsAtSuccess.get(query) ?? 0);
}

const pushedQueries = new WeakSet<object>();

/**
 * What is pushed is not polled: each message sets the timer of the poll back, which is due when none has come for two
 * intervals.
 */
export function setPushed(query: object, isPushed: boolean): void {
  pushedQueries[isPushed ? 'add' : 'delete'](query);
}

/**
 * Options that make a query a poll. Hidden pages do not poll; a poll in flight is joined, not
 * doubled; each failure in a row doubles the interval, up to a minute; coming back to the page or
 * onto the network reads at once. Reads are tried again by the transport, not by react-query.
 */
export function polling(name: PollName) {
  const { intervalMs } = pollPolicies[name];
  return {
    ...pollingOff,
    staleTime: intervalMs,
    refetchInterval: (query: Polled) =>
      pushedQueries.has(query)
        ? 2 * intervalMs
        : Math.min(Math.max(slowestMs, intervalMs), intervalMs * 2 ** failuresInARow(query)),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  } as const;
}

/** Options of a query that is read when a screen needs it, and not by the clock. */
export const pollingOff = { retry: false } as const;
