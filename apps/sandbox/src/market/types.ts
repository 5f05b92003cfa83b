/** One thing the market knows a price of. `priceDecimals` is the number of decimals every price text of it carries. */
export interface Instrument {
  symbol: string;
  name: string;
  market: 'US' | 'MX' | 'INDEX' | 'FOREX' | 'FUTURE' | 'CGI';
  marketName: string;
  exchangeName: string;
  category: string;
  currency: 'USD';
  priceDecimals: number;
  /** Of an index: what its shares have in common. Left out where it is not known which these are. */
  members?: Partial<Pick<Instrument, 'market' | 'category'>>;
  /** Of treasury debt whose price is for 100 of face value: from what its yield is worked out. */
  debt?: DebtTerms;
}

/** What treasury debt pays until it is due. */
export interface DebtTerms {
  /** Who owes it. */
  issuer: string;
  /** Until it is due. */
  days: number;
  /** Interest in percent of the face value a year, paid in halves; 0 for what is only sold below it. */
  coupon: number;
}

/** A price at an instant, as decimal text; `changePercent` has two decimals, `at` is epoch milliseconds. */
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
  /** The source cannot be asked at the moment: a price to look at, not to trade at. */
  isOld?: true;
}

/** A stretch of trading that began at `time` (epoch milliseconds, UTC). Numbers are for charts only, never for money. */
export interface MarketCandle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number | null;
}

/** A candle's length. Weeks begin on Monday and months on the first, in UTC. */
export type CandleInterval = '1m' | '1d' | '1wk' | '1mo';

/** The first and the last of several years. */
export interface Years {
  from: number;
  to: number;
}

/** Where the sandbox takes its prices from. A call rejects with `MarketUnavailable` while the source cannot answer. */
export interface MarketFeed {
  /** For the operator, one line a recorded file: which rows were repaired or left out, what was derived. */
  readonly report: readonly string[];
  /** The years in which the prices of today were recorded; null or absent where they were not. */
  recordedYears?(): Years | null;
  instruments(): readonly Instrument[];
  /**
   * The market's moment: while it is the same, quotes and candles are. Absent or null where they may change at any time.
   */
  tick?(): number | null;
  /** null for a symbol the feed does not know. */
  quote(symbol: string): Promise<MarketQuote | null>;
  /**
   * Oldest first, the last one still running; empty for an unknown symbol. Ranges: `1d`, `5d`, `1mo`,
   * `3mo`, `6mo`, `1y`, `2y`, `5y`, `10y`, `ytd`, `max`; another rejects with RangeError. Minutes
   * reach back a day at most, days five years: a longer range gives the newest of them.
   */
  candles(
    symbol: string,
    interval: CandleInterval,
    range: string,
  ): Promise<readonly MarketCandle[]>;
  close(): Promise<void>;
}

/** `marketDataDir` (setting `MARKET_DATA_DIR`) is needed by `recorded` alone. */
export interface MarketSettings {
  marketFeed: 'simulated' | 'recorded' | 'live';
  marketDataDir: string | null;
}

/** The market's only idea of now: epoch milliseconds. */
export interface MarketClock {
  now(): number;
}

/**
 * The source of prices cannot answer at this moment: a timeout, a network failure, an answer that
 * cannot be read. Asking again later may help; the sandbox answers it with `busy`.
 */
export class MarketUnavailable extends Error {
  override readonly name = 'MarketUnavailable';
  readonly code = 'busy';
}
