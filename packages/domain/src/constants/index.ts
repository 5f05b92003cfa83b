export {
  creditScore,
  fundPeriodMonthsFromDays,
  limits,
  quantityCaps,
  quickShares,
} from './limits.ts';
export {
  type ChartPeriod,
  chartPeriods,
  defaultLocale,
  locales,
  movingAverages,
  pageSizes,
} from './lists.ts';
export { feeRate, rates, rechargePreviewRate } from './rates.ts';
export {
  cacheLifetimeMs,
  minimumHintDelayMs,
  priceFreshness,
  refreshIntervals,
  requestTimeoutMs,
  searchDebounceMs,
} from './times.ts';
