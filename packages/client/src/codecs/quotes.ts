import { type Entity, type Field, at, entity } from './codec.ts';
import { isRow, list } from './rows.ts';
import { chartNumber, chartPrice, optionalDecimal, price } from './numbers.ts';
import { svgPath } from './svgPath.ts';
import { anyText } from './text.ts';
import { candleTime, optionalTime } from './times.ts';

/** One interval of a price, for pictures only: binary numbers in the unit of the quote. */
export type Candle = {
  /** When the interval began, epoch milliseconds. */
  time: number;
  /** At the beginning of the interval. */
  open: number;
  /** The most in the interval. */
  high: number;
  /** The least in the interval. */
  low: number;
  /** At the end of the interval, or so far. */
  close: number;
  /** Units traded; null where there is no volume. */
  volume: number | null;
};

/**
 * The rows of a quote, oldest first. Rows without a time or a close are gaps in the history and left
 * out; a row with `change` in place of `open` opened that much below its close. There are thousands of
 * them in an answer, so they are read one by one and not by members.
 */
const candles: Field<Candle[]> = {
  decode: (value, where) =>
    (Array.isArray(value) ? list(value, where, toCandle) : [])
      .filter((candle) => candle !== null)
      .toSorted((a, b) => a.time - b.time),
  encode: (values) =>
    values.map(({ time, volume, ...prices }) => ({
      timestamp: new Date(time).toISOString(),
      ...prices,
      ...(volume === null ? {} : { volume }),
    })),
};

function toCandle(raw: unknown): Candle | null {
  const row = isRow(raw) ? raw : {};
  const time = candleTime.decode(row['timestamp']);
  const close = chartPrice(row['close']);
  if (time === null || close === null) return null;
  const open = chartPrice(row['open']) ?? close - (chartPrice(row['change']) ?? 0);
  return {
    time,
    open,
    high: chartPrice(row['high']) ?? Math.max(open, close),
    low: chartPrice(row['low']) ?? Math.min(open, close),
    close,
    volume: chartNumber(row['volume']),
  };
}

const figures = {
  /** Code of the instrument. */
  symbol: at('symbol', anyText),
  /** What it is called; the code where the upstream does not say. */
  name: at('name', anyText),
  /** Tag of the market; the one asked for, or empty, where the upstream does not say. */
  market: at('market', anyText),
  /** The last one; null where the upstream does not say. */
  price: at('price', price),
  /** When the price was made, where that was long before the answer; null for a price of now. */
  pricedAt: at('at', optionalTime),
  /** Since the previous close. */
  change: at('change', optionalDecimal),
  /** The same in percent: `1.25` is 1.25 %. */
  changePercent: at('changePercent', optionalDecimal),
  /** Of the trading day before; null where the upstream does not say, as is each figure of the day. */
  previousClose: at('previous_close', price),
  /** Of the day, as are high and low. */
  open: at('open', optionalDecimal),
  /** The most so far today. */
  high: at('high', optionalDecimal),
  /** The least so far today. */
  low: at('low', optionalDecimal),
} as const;

export const quote = entity('Quote', {
  ...figures,
  /** SVG path data in a box of 100 × 40; null where it is to be drawn from the candles. */
  linePath: at('linePath', svgPath),
  /** Oldest first. */
  candles: at('rows', candles),
});

export const quoteSummary = entity('QuoteSummary', figures);

/** A pushed price, as an upstream sends it. */
export type QuoteSummary = Entity<typeof quoteSummary>;

/** The price of an instrument, decimal text in US dollars (points for an index), with its history. */
export interface Quote extends Entity<typeof quote> {
  /** When the price was read, epoch milliseconds by the client's clock: that of the answer, unless it is older. */
  readAt: number;
}
