import type { DecimalText } from '@corro/domain';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { svgPath } from '../wire/svgPath.ts';
import { optionalText } from '../wire/text.ts';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type Candle, toCandles } from './candles.ts';

export type Interval = '1m' | '1d' | '1wk' | '1mo';
export type Range = '1d' | '5d' | '1mo' | '3mo' | '6mo' | '1y' | '2y' | '5y' | 'max';

/** A day of daily candles unless asked for more. */
export type QuoteParams = {
  symbol: string;
  market?: string | undefined;
  interval?: Interval | undefined;
  range?: Range | undefined;
};

/** The price of an instrument, decimal text in US dollars (points for an index), with its history. */
export type Quote = {
  symbol: string;
  name: string;
  /** Tag of the market; the one asked for, or empty, where the upstream does not say. */
  market: string;
  price: DecimalText;
  /** Since the previous close. */
  change: DecimalText | null;
  /** The same in percent: `1.25` is 1.25 %. */
  changePercent: DecimalText | null;
  previousClose: DecimalText | null;
  /** Of the day, as are high and low. */
  open: DecimalText | null;
  high: DecimalText | null;
  low: DecimalText | null;
  /** SVG path data in a box of 100 × 40; null where it is to be drawn from the candles. */
  linePath: string | null;
  areaPath: string | null;
  /** Oldest first. */
  candles: Candle[];
  /** When the answer arrived, epoch milliseconds by the client's clock. */
  readAt: number;
};

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
