/**
 * Pesos for a dollar (spec §9), decimal text: `usdMxn` on account, QIP and withdraw,
 * `usdMxnTrading` on the trading screen. The config tags `usd_mxn` and `usd_mxn_trading` replace them.
 */
export const rates = { usdMxn: '20', usdMxnTrading: '20.29' } as const;

/** Rows to a page (spec §9). `newsChoices` are the sizes that a reader may pick. */
export const pageSizes = {
  markets: 10,
  records: 10,
  positions: 10,
  watchlist: 10,
  news: 10,
  newsChoices: [10, 20, 30, 50],
  homeNews: 3,
  accountMarkets: 3,
  /** The most that the contract gives to a page. */
  most: 100,
} as const;

/** Chart periods and what each asks the quote call for (spec §9). */
export const chartPeriods = {
  timeline: { interval: '1m', range: '1d' },
  day: { interval: '1d', range: '1y' },
  week: { interval: '1wk', range: '1y' },
  month: { interval: '1mo', range: '5y' },
} as const;

export type ChartPeriod = keyof typeof chartPeriods;

/** Lengths, in candles, of the moving averages of volume (spec §9). */
export const movingAverages = [5, 10, 20] as const;

const second = 1000;
const minute = 60 * second;

/** A call that takes longer has timed out (spec §9). Milliseconds. */
export const requestTimeoutMs = 10 * second;

/** Pause in typing after which a search starts (spec §9). Milliseconds. */
export const searchDebounceMs = 300;

/** How long the quantity is below a lot's minimum before the hint appears (spec §5). */
export const minimumHintDelayMs = 3 * second;

/** Life of the caches of messages, categories and news (spec §9). Milliseconds. */
export const cacheLifetimeMs = 30 * minute;

/** How often each live thing is read again (spec §9). Milliseconds. */
export const refreshIntervals = {
  indexCards: 5 * second,
  stockDetailList: 3 * second,
  account: 3 * second,
  unreadCount: 10 * second,
  forexPrice: 5 * second,
  futuresList: 5 * second,
  treasuryList: 5 * second,
  positions: 5 * second,
  tradingScreen: 3 * second,
} as const;

/**
 * When a price stops being good enough. Stale: not read for `staleAfterIntervals` refresh intervals.
 * Too old for an order ticket: `ticketMaxAgeMs`. To be accepted again: moved by more than
 * `priceChangeTolerance` (a share, decimal text) of the reviewed price.
 * `clockToleranceMs` is how far ahead of the clock a reading may lie before its age is unknown.
 */
export const priceFreshness = {
  staleAfterIntervals: 2,
  ticketMaxAgeMs: 15 * second,
  priceChangeTolerance: '0.005',
  clockToleranceMs: second,
} as const;

/** A day, in milliseconds. */
export const dayMs = 86_400_000;
