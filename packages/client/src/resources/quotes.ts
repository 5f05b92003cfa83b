import type { DecimalText } from '@corro/domain';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { svgPath } from '../wire/svgPath.ts';
import { optionalText } from '../wire/text.ts';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type Candle, toCandles } from './candles.ts';

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

/** The price of an instrument, decimal text in US dollars (points for an index), with its history. */
export type Quote = {
  /** Code of the instrument. */
  symbol: string;
  /** What it is called; the code where the upstream does not say. */
  name: string;
  /** Tag of the market; the one asked for, or empty, where the upstream does not say. */
  market: string;
  /** The last one. */
  price: DecimalText;
  /** Since the previous close. */
  change: DecimalText | null;
  /** The same in percent: `1.25` is 1.25 %. */
  changePercent: DecimalText | null;
  /** Of the trading day before; null where the upstream does not say, as is each figure of the day. */
  previousClose: DecimalText | null;
  /** Of the day, as are high and low. */
  open: DecimalText | null;
  /** The most so far today. */
  high: DecimalText | null;
  /** The least so far today. */
  low: DecimalText | null;
  /** SVG path data in a box of 100 × 40; null where it is to be drawn from the candles. */
  linePath: string | null;
  /** The same as a ground below the line. */
  areaPath: string | null;
  /** Oldest first. */
  candles: Candle[];
  /** When the answer arrived, epoch milliseconds by the client's clock. */
  readAt: number;
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
  const raw = fields<Schemas['Quote']>(data, 'quote');
  const symbol = optionalText(raw.symbol) ?? asked.symbol;
  return {
    symbol,
    name: optionalText(raw.name) ?? symbol,
    market: optionalText(raw.market) ?? asked.market ?? '',
    price: decimal(raw.price, 'quote.price'),
    change: optionalDecimal(raw.change, 'quote.change'),
    changePercent: optionalDecimal(raw.changePercent, 'quote.changePercent'),
    previousClose: optionalDecimal(raw.previous_close, 'quote.previous_close'),
    open: optionalDecimal(raw.open, 'quote.open'),
    high: optionalDecimal(raw.high, 'quote.high'),
    low: optionalDecimal(raw.low, 'quote.low'),
    linePath: svgPath(raw.linePath),
    areaPath: svgPath(raw.areaPath),
    candles: toCandles(raw.rows),
    readAt,
  };
}
