/**
 * Pesos per dollar (spec §9), decimal text: `usdMxn` on account, QIP and withdraw, `usdMxnTrading`
 * on the trading screen. The config tags `usd_mxn` and `usd_mxn_trading` replace them.
 */
export const pesoRates = { usdMxn: '20', usdMxnTrading: '20.29' } as const;

/** Page sizes (spec §9). `newsChoices` are the sizes that a reader can choose. */
export const pageSizes = {
  markets: 10,
  records: 10,
  positions: 10,
  watchlist: 10,
  news: 10,
  newsChoices: [10, 20, 30, 50],
  homeNews: 3,
  accountMarkets: 3,
  /** Maximum page size in the contract. */
  max: 100,
} as const;

/** Quote parameters of each chart period (spec §9). */
export const chartPeriods = {
  timeline: { interval: '1m', range: '1d' },
  day: { interval: '1d', range: '1y' },
  week: { interval: '1wk', range: '1y' },
  month: { interval: '1mo', range: '5y' },
} as const;

export type ChartPeriod = keyof typeof chartPeriods;

/** Moving averages of volume, in candles (spec §9). */
export const movingAverages = [5, 10, 20] as const;

const second = 1000;
const minute = 60 * second;

/** Call timeout in milliseconds (spec §9). */
export const requestTimeoutMs = 10 * second;

/** Search debounce in milliseconds (spec §9). */
export const searchDebounceMs = 300;

/** Delay before the hint about the minimum of an offer appears, milliseconds (spec §5). */
export const minimumHintDelayMs = 3 * second;

/** Cache lifetime of messages, categories and news, milliseconds (spec §9). */
export const cacheLifetimeMs = 30 * minute;

/** Refresh intervals in milliseconds (spec §9). */
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
 * Limits of price freshness, so that nobody orders at an outdated price. A price is stale after
 * `staleAfterIntervals` refresh intervals and too old for an order ticket after `ticketMaxAgeMs`. A
 * change beyond `priceChangeTolerance` (a fraction of the reviewed price) must be accepted again. A
 * reading further than `clockToleranceMs` ahead of the clock has an unknown age.
 */
export const priceFreshness = {
  staleAfterIntervals: 2,
  ticketMaxAgeMs: 15 * second,
  priceChangeTolerance: '0.005',
  clockToleranceMs: second,
} as const;

export const dayMs = 86_400_000;
