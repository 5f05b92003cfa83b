export { isStale, isTooOldToTrade, priceAge } from './freshness.ts';
