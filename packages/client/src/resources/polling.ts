import { refreshIntervals } from '@corro/domain';

/** Length of the shortest candle: a history does not change sooner. */
const shortestCandleMs = 60_000;

/** A 56 px sparkline cannot show shorter intervals. */
const dayLineMs = 300_000;

/** The specification has no interval for the chat. */
const chatMs = 5000;

/** The specification has no interval for reviews by a person. */
const verificationMs = 10_000;

/**
 * The specification has no interval. Longer than the interval of the account totals, because the
 * answer has many points.
 */
const portfolioMs = 15_000;

/**
 * The specification has no interval. 15 s is short enough, because offerings change about once an
 * hour and their price is fixed.
 */
const iposMs = 15_000;

/**
 * The specification has no interval. 60 s is short enough, because a loan that is paid out or repaid
 * changes the debt of the account, and only the due dates are taken from the loans.
 */
const unpaidLoansMs = 60_000;

/** Polled queries and their intervals in milliseconds (spec §9). */
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
    what: 'recharges, withdrawals and loans, while pending',
    intervalMs: refreshIntervals.account,
  },
  unpaidLoans: {
    what: 'unpaid loans, whose sum is polled with the account',
    intervalMs: unpaidLoansMs,
  },
  verification: {
    what: 'verification of the name, while under review',
    intervalMs: verificationMs,
  },
  chat: { what: 'messages while the chat is open', intervalMs: chatMs },
  /**
   * The specification has no interval. As short as the interval of the unread messages, because a
   * notice may report an action of a thief.
   */
  notices: { what: 'notices', intervalMs: refreshIntervals.unreadCount },
  /** Polled in a session only (spec §6): the end of the session removes customer queries. */
  unreadCount: { what: 'unread messages', intervalMs: refreshIntervals.unreadCount },
} as const satisfies Record<string, { what: string; intervalMs: number }>;

/** Name of a polling policy. */
export type PollName = keyof typeof pollPolicies;

/** Maximum backoff in milliseconds. */
const slowestMs = 60_000;

/** The query state that an interval depends on. */
type Polled = { state: { status: string; errorUpdateCount: number } };

const errorsAtSuccess = new WeakMap<Polled, number>();

/** Failures since the last success; react-query counts all failures. */
function failuresInARow(query: Polled): number {
  const { status, errorUpdateCount } = query.state;
  if (status === 'success') errorsAtSuccess.set(query, errorUpdateCount);
  return errorUpdateCount - (errorsAtSuccess.get(query) ?? 0);
}

const pushedQueries = new WeakSet();

/**
 * Marks a query as pushed. It then polls as a fallback only, because its poll timer is two
 * intervals long and each message restarts the timer.
 */
export function setPushed(query: object, isPushed: boolean): void {
  pushedQueries[isPushed ? 'add' : 'delete'](query);
}

/**
 * Query options for polling. Hidden pages do not poll, polls never overlap, and each failure in a
 * row doubles the interval up to a minute (a longer interval stays as it is). A query is read at
 * once when its page is shown again or the network returns. The transport retries, not react-query.
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

/** Query options without polling. The transport retries, not react-query. */
export const pollingOff = { retry: false } as const;
