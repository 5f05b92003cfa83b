import { z } from 'zod';
import { dayMs, dayNumber } from '../calendar.ts';
import { changeTexts, decimalText, roundTo } from '../decimals.ts';
import type { Instrument, MarketCandle, MarketQuote } from '../types.ts';

const price = z.number().positive();

/**
 * A date, or seconds: the package leaves them unparsed when another field of the row is invalid.
 */
const instant = z.union([z.date(), z.number().transform((seconds) => new Date(seconds * 1000))]);

/** Dollars per price unit: grain is quoted in US cents (`USX`). */
const unit = z
  .string()
  .optional()
  .transform((currency) => (currency === 'USX' ? 0.01 : 1));

const quoteAnswer = z.object({
  regularMarketPrice: price,
  regularMarketPreviousClose: price,
  regularMarketOpen: price.optional(),
  regularMarketDayHigh: price.optional(),
  regularMarketDayLow: price.optional(),
  regularMarketTime: instant,
  currency: unit,
});

const figure = z.number().nullish();

const chartAnswer = z.object({
  meta: z.object({ gmtoffset: z.number(), currency: unit }),
  quotes: z.array(
    z.object({
      date: z.date(),
      open: figure,
      high: figure,
      low: figure,
      close: figure,
      volume: figure,
    }),
  ),
});

/** Parses Yahoo's quote. Throws when a price or its time is missing. */
export function readQuote(of: Instrument, answer: unknown): MarketQuote {
  const found = quoteAnswer.parse(answer);
  const now = found.regularMarketPrice;
  const previous = found.regularMarketPreviousClose;
  const open = found.regularMarketOpen ?? previous;
  const worth = found.currency;
  const text = (value: number) => decimalText(value * worth, of.priceDecimals);
  return {
    symbol: of.symbol,
    price: text(now),
    previousClose: text(previous),
    open: text(open),
    high: text(Math.max(now, open, found.regularMarketDayHigh ?? now)),
    low: text(Math.min(now, open, found.regularMarketDayLow ?? now)),
    ...changeTexts(now * worth, previous * worth, of.priceDecimals),
    at: found.regularMarketTime.getTime(),
  };
}

/**
 * Parses Yahoo's candles. Skips rows without a close; a day starts at 00:00 UTC of the exchange's
 * date. Of two rows of one time (the running one comes twice) the later counts.
 */
export function readCandles(of: Instrument, interval: '1m' | '1d', answer: unknown) {
  const { meta, quotes } = chartAnswer.parse(answer);
  const round = (value: number) => roundTo(value * meta.currency, of.priceDecimals);
  const candles = new Map<number, MarketCandle>();
  for (const row of quotes) {
    if (row.close === null || row.close === undefined) continue;
    const close = row.close;
    const open = row.open ?? close;
    const at = row.date.getTime();
    const time =
      interval === '1d'
        ? dayNumber(at + meta.gmtoffset * 1000) * dayMs
        : Math.floor(at / 60_000) * 60_000;
    candles.set(time, {
      time,
      open: round(open),
      high: round(Math.max(open, close, row.high ?? close)),
      low: round(Math.min(open, close, row.low ?? close)),
      close: round(close),
      volume: row.volume ?? null,
    });
  }
  return [...candles.values()].toSorted((a, b) => a.time - b.time);
}
