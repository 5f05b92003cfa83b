const second = 1000;
const minute = 60 * second;

/** A call that takes longer has timed out (spec §9). Milliseconds. */
export const requestTimeoutMs = 10 * second;

/** Pause in typing after which a search starts (spec §9). Milliseconds. */
export const searchDebounceMs = 300;

/** How long the quantity stands below a lot's minimum before the hint appears (spec §5). */
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
