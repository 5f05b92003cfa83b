import { chartNumber } from '../wire/decimals.ts';
import { type Schemas, list, optionalFields } from '../wire/fields.ts';
import { optionalTime } from '../wire/times.ts';

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
 * out; a row with `change` in place of `open` opened that much below its close.
 */
export function toCandles(rows: unknown): Candle[] {
  const candles = list(rows, 'quote.rows', toCandle).filter((candle) => candle !== null);
  return candles.toSorted((a, b) => a.time - b.time);
}

function toCandle(raw: unknown): Candle | null {
  const row = optionalFields<Schemas['QuoteRow']>(raw);
  const time = optionalTime(row.timestamp);
  const close = chartNumber(row.close);
  if (time === null || close === null) return null;
  const open = chartNumber(row.open) ?? close - (chartNumber(row.change) ?? 0);
  return {
    time,
    open,
    high: chartNumber(row.high) ?? Math.max(open, close),
    low: chartNumber(row.low) ?? Math.min(open, close),
    close,
    volume: chartNumber(row.volume),
  };
}
