/**
 * Pesos per dollar (spec §9), decimal text: `usdMxn` on the account, QIP and withdrawal screens,
 * `usdMxnTrading` on the trading screen. The config tags `usd_mxn` and `usd_mxn_trading` replace
 * these rates.
 */
export const pesoRates = { usdMxn: '20', usdMxnTrading: '20.29' } as const;

/** Quick picks of an order form: percent of the largest order; null for the whole of it. */
export const quickPercents = [25, 50, null] as const;

/** Credit scores (spec §9): `default` means no data, `good` and above is green. */
export const creditScore = { default: 100, good: 80 } as const;

/** Fund periods below this number of days are shown in days, all others in months (spec §9). */
export const fundPeriodMonthsFromDays = 30;

/** Order fee as a fraction of price × quantity, decimal text (spec §9: 0.03 %). */
export const feeRate = '0.0003';

/** Fraction of a recharge that `rechargePreview` returns, decimal text (spec §9: 5 %). */
export const rechargePreviewRate = '0.05';

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

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Call timeout in milliseconds (spec §9). */
export const requestTimeoutMs = 10 * secondMs;

/** Search debounce in milliseconds (spec §9). */
export const searchDebounceMs = 300;

/** Delay before the hint about the minimum of an offer appears, milliseconds (spec §5). */
export const minimumHintDelayMs = 3 * secondMs;

/** Cache lifetime of messages, categories and news, milliseconds (spec §9). */
export const cacheLifetimeMs = 30 * minuteMs;

/** Refresh intervals in milliseconds (spec §9). */
export const refreshIntervals = {
  indexCards: 5 * secondMs,
  stockDetailList: 3 * secondMs,
  account: 3 * secondMs,
  unreadCount: 10 * secondMs,
  forexPrice: 5 * secondMs,
  futuresList: 5 * secondMs,
  treasuryList: 5 * secondMs,
  positions: 5 * secondMs,
  tradingScreen: 3 * secondMs,
} as const;

/**
 * Limits of price freshness, so that nobody orders at an outdated price. A price is stale after
 * `staleAfterIntervals` refresh intervals and too old for an order ticket after `ticketMaxAgeMs`. A
 * change beyond `priceChangeTolerance` (a fraction of the reviewed price) must be accepted again. A
 * price whose time is more than `clockToleranceMs` ahead of the clock has an unknown age.
 */
export const priceFreshness = {
  staleAfterIntervals: 2,
  ticketMaxAgeMs: 15 * secondMs,
  priceChangeTolerance: '0.005',
  clockToleranceMs: secondMs,
} as const;
