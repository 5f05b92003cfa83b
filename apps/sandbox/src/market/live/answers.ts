import { z } from 'zod';
import { dayMs, dayNumber } from '../calendar.ts';
import { changeTexts, decimalText, roundTo } from '../decimals.ts';
import type { Instrument, MarketCandle, MarketQuote } from '../types.ts';

const price = z.number().positive();

/** An optional field; an invalid value counts as missing. */
const orNone = <Schema extends z.ZodType>(field: Schema) => field.optional().catch(undefined);

/**
 * A date, or epoch seconds: the package leaves times unparsed when another field of the row is
 * invalid.
 */
const instant = z.union([z.date(), z.number().transform((seconds) => new Date(seconds * 1000))]);

/** Dollars per price unit: grain is quoted in US cents (`USX`). */
const unit = z
  .string()
  .optional()
  .transform((currency) => (currency === 'USX' ? 0.01 : 1));

const quoteAnswer = z.object({
  regularMarketPrice: price,
  regularMarketPreviousClose: orNone(price),
  regularMarketChange: orNone(z.number()),
  regularMarketOpen: orNone(price),
  regularMarketDayHigh: orNone(price),
  regularMarketDayLow: orNone(price),
  regularMarketTime: instant,
  currency: unit,
});

const figure = z.number().nullish();

const chartAnswer = z.object({
  meta: z.object({
    exchangeTimezoneName: z.string().optional().catch(undefined),
    gmtoffset: z.number(),
    currency: unit,
  }),
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

/**
 * Parses Yahoo's quote. Throws without a price or a time, and when the previous close can neither
 * be read nor computed from the change.
 */
export function readQuote(of: Instrument, answer: unknown): MarketQuote {
  const found = quoteAnswer.parse(answer);
  const now = found.regularMarketPrice;
  const change = found.regularMarketChange;
  const previous = price.parse(
    found.regularMarketPreviousClose ?? (change === undefined ? undefined : now - change),
  );
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
 * Parses Yahoo's candles. Skips rows without a close; a day starts at 00:00 UTC of its date in the
 * exchange's zone. If two rows have the same time, as the running candle does, the later row
 * counts.
 */
export function readCandles(of: Instrument, interval: '1m' | '1d', answer: unknown) {
  const { meta, quotes } = chartAnswer.parse(answer);
  const round = (value: number) => roundTo(value * meta.currency, of.priceDecimals);
  const dayOf = dayIn(meta);
  const candles = new Map<number, MarketCandle>();
  for (const row of quotes) {
    if (row.close === null || row.close === undefined) continue;
    const close = row.close;
    const open = row.open ?? close;
    const at = row.date.getTime();
    const time = interval === '1d' ? dayOf(at) : Math.floor(at / 60_000) * 60_000;
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

const hourMs = 3_600_000;

/** Returns a function from a time to 00:00 UTC of its date in the exchange's zone. */
function dayIn(meta: z.infer<typeof chartAnswer>['meta']): (at: number) => number {
  try {
    const { exchangeTimezoneName: timeZone } = meta;
    if (timeZone === undefined) throw new RangeError('no zone');
    const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    return (at) => Date.parse(`${date.format(at)}T00:00:00Z`);
  } catch {
    // Only today's offset is known, so a midnight of another season is an hour off.
    return (at) => dayNumber(at + meta.gmtoffset * 1000 + hourMs) * dayMs;
  }
}
