import { calendarDayIn, dayMs, hourMs } from '@corro/domain';
import { z } from 'zod';
import { dayNumber } from '../calendar.ts';
import { changeTexts, decimalText, roundTo } from '../decimals.ts';
import type { Instrument, MarketCandle, MarketQuote } from '../types.ts';

const price = z.number().positive();

/** An optional field; an invalid value counts as missing. */
const orNone = <Schema extends z.ZodType>(field: Schema) => field.optional().catch(undefined);

/** Times from this number on are in milliseconds: in seconds they would be after the year 5138. */
const minMilliseconds = 1e11;

/**
 * A date, epoch seconds or epoch milliseconds, because `yahoo-finance2` leaves times unparsed when
 * another field of the row is invalid.
 */
const instant = z.union([
  z.date(),
  z.number().transform((time) => new Date(time < minMilliseconds ? time * 1000 : time)),
]);

/** Markets quoted in dollars. The other markets are quoted in points, rates or percent. */
const dollarMarkets: ReadonlySet<Instrument['market']> = new Set(['US', 'FUTURE']);

/**
 * Dollars per price unit: grain is quoted in US cents (`USX`). Throws for a future without a
 * currency, because its price may be in dollars or in cents, and for a share or a future in any
 * other currency.
 */
function dollarsPerUnitOf({ market, symbol }: Instrument, currency: string | undefined): number {
  if (currency === 'USX') return 0.01;
  const isUnknown = currency === undefined && market !== 'FUTURE';
  if (dollarMarkets.has(market) && currency !== 'USD' && !isUnknown) {
    throw new Error(`${symbol} is quoted in ${currency ?? 'no currency'}`);
  }
  return 1;
}

const quoteAnswer = z.object({
  regularMarketPrice: price,
  regularMarketPreviousClose: orNone(price),
  regularMarketChange: orNone(z.number()),
  regularMarketOpen: orNone(price),
  regularMarketDayHigh: orNone(price),
  regularMarketDayLow: orNone(price),
  regularMarketTime: instant,
  currency: orNone(z.string()),
});

const figure = orNone(z.number());
const positiveFigure = orNone(price);

const chartAnswer = z.object({
  meta: z.object({
    exchangeTimezoneName: orNone(z.string()),
    gmtoffset: orNone(z.number()),
    currency: orNone(z.string()),
  }),
  quotes: z.array(
    orNone(
      z.object({
        date: z.date(),
        open: positiveFigure,
        high: positiveFigure,
        low: positiveFigure,
        close: positiveFigure,
        volume: figure,
      }),
    ),
  ),
});

/**
 * Parses Yahoo's quote. Throws when the price or the time is missing, and when the previous close
 * can neither be read nor computed from the change.
 */
export function readQuote(instrument: Instrument, answer: unknown): MarketQuote {
  const quote = quoteAnswer.parse(answer);
  const now = quote.regularMarketPrice;
  const change = quote.regularMarketChange;
  const previous = price.parse(
    quote.regularMarketPreviousClose ?? (change === undefined ? undefined : now - change),
  );
  const open = quote.regularMarketOpen ?? previous;
  const dollarsPerUnit = dollarsPerUnitOf(instrument, quote.currency);
  const text = (value: number) => decimalText(value * dollarsPerUnit, instrument.priceDecimals);
  return {
    symbol: instrument.symbol,
    price: text(now),
    previousClose: text(previous),
    open: text(open),
    high: text(Math.max(now, open, quote.regularMarketDayHigh ?? now)),
    low: text(Math.min(now, open, quote.regularMarketDayLow ?? now)),
    ...changeTexts(now * dollarsPerUnit, previous * dollarsPerUnit, instrument.priceDecimals),
    at: quote.regularMarketTime.getTime(),
  };
}

/**
 * Parses Yahoo's candles. Skips rows without a close; a day starts at 00:00 UTC of its date in the
 * exchange's zone. Of two rows with the same time, such as two of the running candle, the later one
 * counts.
 */
export function readCandles(instrument: Instrument, interval: '1m' | '1d', answer: unknown) {
  const { meta, quotes } = chartAnswer.parse(answer);
  const dollarsPerUnit = dollarsPerUnitOf(instrument, meta.currency);
  const round = (value: number) => roundTo(value * dollarsPerUnit, instrument.priceDecimals);
  const dayOf = dayIn(meta);
  const candles = new Map<number, MarketCandle>();
  for (const row of quotes) {
    if (row?.close === undefined) continue;
    const { close, open = close } = row;
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

/** Returns a function from a time to 00:00 UTC of its date in the exchange's zone. */
function dayIn(meta: z.infer<typeof chartAnswer>['meta']): (at: number) => number {
  try {
    const { exchangeTimezoneName: timeZone } = meta;
    if (timeZone === undefined) throw new RangeError('no zone');
    const dayOf = calendarDayIn(timeZone);
    return (at) => Date.parse(`${dayOf(at)}T00:00:00Z`);
  } catch {
    const { gmtoffset } = meta;
    if (gmtoffset === undefined) throw new Error('neither zone nor offset is known');
    // Only today's offset is known, and in another season it may be an hour too small. The added
    // hour keeps such a midnight on its own date.
    return (at) => dayNumber(at + gmtoffset * 1000 + hourMs) * dayMs;
  }
}
