import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type Quote, quote } from '../codecs/quotes.ts';

/** How long a candle lasts: a minute, a day, a week, a month. */
export type Interval = '1m' | '1d' | '1wk' | '1mo';
/** How far back candles go. */
export type Range = '1d' | '5d' | '1mo' | '3mo' | '6mo' | '1y' | '2y' | '5y' | 'max';

/** A day of daily candles unless asked for more. */
export type QuoteParams = {
  /** Code of the instrument. */
  symbol: string;
  /** Tag of the market, where the code stands in several. */
  market?: string | undefined;
  /** Of the candles; a day unless given. */
  interval?: Interval | undefined;
  /** Of the candles; a day unless given. */
  range?: Range | undefined;
};

export type QuoteCalls = ReturnType<typeof createQuoteCalls>;

export function createQuoteCalls({ read, now }: Transport) {
  return {
    /** Refusal: `unknown-instrument`. */
    async quote(params: QuoteParams, options?: CallOptions): Promise<Quote> {
      const query = defined(params);
      const data = await read(
        (wire, init) => wire.GET('/v2/yahoo', { params: { query }, ...init }),
        options,
      );
      return toQuote(data, params, now());
    },
  };
}

function toQuote(data: unknown, asked: QuoteParams, readAt: number): Quote {
  const read = quote.decode(data);
  const symbol = read.symbol || asked.symbol;
  const market = read.market || (asked.market ?? '');
  return { ...read, symbol, name: read.name || symbol, market, readAt };
}
