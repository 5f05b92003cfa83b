import { type Entity, type Field, at, entity } from './codec.ts';
import { isRow, list, toList } from './rows.ts';
import { chartNumber, chartPrice, optionalDecimal, price } from './numbers.ts';
import { svgPath } from './svgPath.ts';
import { anyText, optionalText } from './text.ts';
import { candleTime, optionalTime } from './times.ts';

/** A candle for charts: `open`, `high`, `low` and `close` are binary floats in the quote's unit. */
export type Candle = {
  /** Start of the interval, epoch milliseconds. */
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** Traded units; null for none. */
  volume: number | null;
  /** Yield to maturity at the close, percent a year; absent where the upstream sends none. */
  yieldPercent?: number;
};

/**
 * Decodes candles, oldest first. Omits rows without time or close. Where a row has `change` instead
 * of `open`, the open is the close minus the change. Reads the fields directly and not by a
 * `Member` each, which would be too slow for the thousands of rows of a response.
 */
const candles: Field<Candle[]> = {
  decode: (value, path) =>
    list(toList(value) ?? [], path, toCandle)
      .filter((candle) => candle !== null)
      .sort((a, b) => a.time - b.time),
  encode: (values) =>
    values.map(({ time, volume, yieldPercent, ...prices }) => ({
      timestamp: new Date(time).toISOString(),
      ...prices,
      ...(volume === null ? {} : { volume }),
      ...(yieldPercent === undefined ? {} : { yield: yieldPercent }),
    })),
};

function toCandle(raw: unknown): Candle | null {
  const row = isRow(raw) ? raw : {};
  const time = candleTime.decode(row['timestamp']);
  const close = chartPrice(row['close']);
  if (time === null || close === null) return null;
  const yieldPercent = chartNumber(row['yield']);
  const open = chartPrice(row['open']) ?? close - (chartPrice(row['change']) ?? 0);
  return {
    time,
    open,
    high: chartPrice(row['high']) ?? Math.max(open, close),
    low: chartPrice(row['low']) ?? Math.min(open, close),
    close,
    volume: chartNumber(row['volume']),
    ...(yieldPercent === null ? {} : { yieldPercent }),
  };
}

const figures = {
  /** Instrument code. */
  symbol: at('symbol', anyText),
  /** Instrument name; the instrument code where the upstream sends none. */
  name: at('name', anyText),
  /** Market tag. Where the upstream sends none: the requested tag, or empty. */
  market: at('market', anyText),
  /** Last price. */
  price: at('price', price),
  /** Time of a price that is much older than the response; null for a current price. */
  pricedAt: at('at', optionalTime),
  /** Change since the previous close. */
  change: at('change', optionalDecimal),
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: at('changePercent', optionalDecimal),
  previousClose: at('previous_close', price),
  open: at('open', optionalDecimal),
  high: at('high', optionalDecimal),
  low: at('low', optionalDecimal),
} as const;

export const quote = entity('Quote', {
  ...figures,
  /** SVG path data in a 100 × 40 box; null to draw the line from the candles. */
  linePath: at('linePath', svgPath),
  /** SVG path data of the area below the line, in the same box; null where it is not sent. */
  areaPath: at('areaPath', svgPath),
  /** Exchange that lists the instrument; null where it is not sent. */
  exchangeName: at('exchange_name', optionalText),
  /** What the company does; null where the upstream sends no text. */
  about: at('about', optionalText),
  /** Oldest first. */
  candles: at('rows', candles),
});

export const quoteSummary = entity('QuoteSummary', figures);

/** A pushed price: `previousClose`, and today's `open`, `high` and `low`, in decimal US dollars. */
export type QuoteSummary = Entity<typeof quoteSummary>;

/**
 * A quote with its history: `previousClose`, and today's `open`, `high` and `low`, in decimal US
 * dollars or points of an index.
 */
export interface Quote extends Entity<typeof quote> {
  /**
   * Time of the response or of the price, whichever is older; epoch milliseconds by the client's
   * clock.
   */
  readAt: number;
}
