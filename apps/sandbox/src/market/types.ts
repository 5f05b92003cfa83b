/** `priceDecimals` is the number of decimals of every price text. */
export interface Instrument {
  symbol: string;
  name: string;
  market: 'US' | 'MX' | 'INDEX' | 'FOREX' | 'FUTURE' | 'CGI';
  marketName: string;
  exchangeName: string;
  category: string;
  currency: 'USD';
  priceDecimals: number;
  /** Market or category that all shares of this index have in common; absent when unknown. */
  members?: Partial<Pick<Instrument, 'market' | 'category'>>;
  /** Relative size of an invented company, which is its weight in an index. */
  size?: number;
  /** What the price of a future is for, in the words of the contract's `unit`. */
  unit?: string;
  /** Terms of treasury debt priced per 100 of face value. */
  debt?: DebtTerms;
  /** Days to maturity of treasury debt whose price is its yield in percent. */
  yieldDays?: number;
}

export interface DebtTerms {
  issuer: string;
  /** Days to maturity. */
  days: number;
  /** Yearly interest in percent of the face value, paid twice a year; 0 for bills. */
  coupon: number;
}

/** Decimal texts, `changePercent` with two decimals; `at` is in epoch milliseconds. */
export interface MarketQuote {
  symbol: string;
  price: string;
  previousClose: string;
  open: string;
  high: string;
  low: string;
  change: string;
  changePercent: string;
  at: number;
  /**
   * True for the last quote of a source that cannot be asked now. The app may show this price, but
   * no order executes at it.
   */
  isOld?: true;
}

/**
 * Candle of a chart, never used for money. `time` is the start of the candle in epoch milliseconds;
 * for a day, a week or a month, it is midnight UTC of the first date.
 */
export interface MarketCandle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number | null;
}

/** Weeks start on Monday and months on the first. */
export type CandleInterval = '1m' | '1d' | '1wk' | '1mo';

export interface YearRange {
  from: number;
  to: number;
}

/** Source of prices. Calls reject with `MarketUnavailable` while the source cannot answer. */
export interface MarketFeed {
  /** Lines for the operator, one per recorded file: repaired, skipped and derived data. */
  readonly report: readonly string[];
  /** Years in which today's prices were recorded; null or absent if not recorded. */
  recordedYears?(): YearRange | null;
  instruments(): readonly Instrument[];
  /**
   * Quotes and candles stay the same until the tick changes; null or absent if they may change at
   * any time.
   */
  tick?(): number | null;
  /** Null for an unknown symbol. */
  quote(symbol: string): Promise<MarketQuote | null>;
  /**
   * Returns the candles, oldest first; none for an unknown symbol. The last one has not ended yet.
   * The ranges are `1d`, `5d`, `1mo`, `3mo`, `6mo`, `1y`, `2y`, `5y`, `10y`, `ytd` and `max`; any
   * other rejects with RangeError. Candles of minutes cover at most a day, those of days five years.
   */
  candles(
    symbol: string,
    interval: CandleInterval,
    range: string,
  ): Promise<readonly MarketCandle[]>;
  close(): Promise<void>;
}

/** `recorded` requires `marketDataDir` (setting `MARKET_DATA_DIR`). */
export interface MarketSettings {
  marketFeed: 'simulated' | 'recorded' | 'live';
  marketDataDir: string | null;
}

export interface MarketClock {
  now(): number;
}

/**
 * The source cannot answer now, for example because of a timeout, a network failure, a rate limit
 * or an invalid answer. The sandbox answers `busy`; a later call may succeed.
 */
export class MarketUnavailable extends Error {
  override readonly name = 'MarketUnavailable';
  readonly code = 'busy';
}
