import { stringifyIn } from '../languages/translate.ts';
import {
  dayNumber,
  type Instrument,
  joinMinutes,
  type MarketFeed,
  type MarketQuote,
  MarketUnavailable,
} from '../market/index.ts';
import type { Clock } from '../store/index.ts';

/** A language, and whether the course of the day is wanted, too. */
export interface QuoteWish {
  language: string;
  hasLine: boolean;
}

/** Prices as they are sent, for all customers the same. */
export interface QuoteTexts {
  /** Schema `QuoteSummary` in JSON; null without a price at the moment. */
  textOf(instrument: Instrument, wish: QuoteWish): Promise<string | null>;
}

/** What was computed for a moment; it holds as long as the moment is the same. */
interface Kept {
  moment: number;
  text: string;
}

/** Joined minutes: half an hour each. */
const pointsOfDay = 48;

/** What schemas `Quote` and `QuoteSummary` have in common. */
export function quoteRow({ symbol, name, market }: Instrument, quote: MarketQuote) {
  return {
    symbol,
    name,
    market,
    price: quote.price,
    ...(quote.isOld === true ? { at: new Date(quote.at).toISOString() } : {}),
    previous_close: quote.previousClose,
    open: quote.open,
    high: quote.high,
    low: quote.low,
    change: quote.change,
    changePercent: quote.changePercent,
  };
}

/**
 * Writes each price once for each moment of the market and each line once a minute, for all who ask. What is
 * remembered is bounded by the instruments and the languages, and computed again by any other process.
 */
export function createQuoteTexts(feed: MarketFeed, clock: Clock): QuoteTexts {
  const prices = new Map<string, Kept & { price: string }>();
  const lines = new Map<string, Kept>();

  /** The quote without the closing brace. */
  async function priceOf(instrument: Instrument, language: string) {
    const key = `${language} ${instrument.symbol}`;
    const moment = feed.tick?.() ?? null;
    const known = prices.get(key);
    if (moment !== null && known?.moment === moment) return known;
    const quote = await feed.quote(instrument.symbol);
    if (quote === null) return null;
    const text = stringifyIn(language, quoteRow(instrument, quote)).slice(0, -1);
    const written = { text, price: quote.price };
    if (moment !== null) prices.set(key, { ...written, moment });
    return written;
  }

  /** The course of the day up to the minute that runs, without brackets; it ends with a comma unless it is empty. */
  async function lineOf({ symbol, priceDecimals }: Instrument): Promise<string> {
    const moment = Math.floor(clock.now() / 60_000);
    const known = lines.get(symbol);
    if (known?.moment === moment) return known.text;
    const candles = await feed.candles(symbol, '1m', '1d');
    const today = dayNumber(candles.at(-1)?.time ?? 0);
    const day = candles.filter(({ time }) => dayNumber(time) === today);
    const passed = joinMinutes(day, pointsOfDay).slice(0, -1);
    const points = [
      ...day.slice(0, 1).map(({ open }) => open),
      ...passed.map(({ close }) => close),
    ];
    const text = points.map((point) => `"${point.toFixed(priceDecimals)}",`).join('');
    lines.set(symbol, { moment, text });
    return text;
  }

  return {
    async textOf(instrument, { language, hasLine }) {
      try {
        const row = await priceOf(instrument, language);
        if (row === null) return null;
        // The line ends where the price is.
        const line = hasLine ? `,"line":[${await lineOf(instrument)}"${row.price}"]` : '';
        return `${row.text}${line}}`;
      } catch (error) {
        if (error instanceof MarketUnavailable) return null;
        throw error;
      }
    },
  };
}
