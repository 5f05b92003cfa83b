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

/** Languages of the app and the one it starts in (spec §9). */
export const locales = ['es', 'en', 'zh', 'de'] as const;
export const defaultLocale = 'es';
