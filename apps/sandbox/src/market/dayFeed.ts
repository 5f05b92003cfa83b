import { aggregate } from './aggregate.ts';
import { dayMs, dayNumber, daysInRange, startOfMonth, startOfWeek } from './calendar.ts';
import { dayCandles, minuteCandles, runningDay, type DaySource } from './dayCandles.ts';
import { changeTexts, decimalText } from './decimals.ts';
import type {
  CandleInterval,
  Instrument,
  MarketCandle,
  MarketClock,
  MarketFeed,
  MarketQuote,
} from './types.ts';

/** No answer of minutes is longer than a week of them. */
const mostMinutes = 7 * 1440;

/**
 * A feed that walks through days. It holds no state: everything follows from the day and the second
 * of the clock, so any number of processes agree. The market is open day and night all week; there
 * is no calendar of sessions. A day begins at 00:00 UTC, and a price changes once a second at most.
 * Minutes of range `1d` are those of the last 24 hours, so that a chart is never empty at midnight.
 */
export function createDayFeed(source: DaySource, clock: MarketClock): MarketFeed {
  const bySymbol = new Map(source.instruments.map((instrument) => [instrument.symbol, instrument]));

  function quoteOf(of: Instrument): MarketQuote {
    const seconds = Math.floor(clock.now() / 1000);
    const now = runningDay(source, of, seconds);
    const previous = source.day(of.symbol, dayNumber(seconds * 1000) - 1).close;
    const text = (value: number) => decimalText(value, of.priceDecimals);
    return {
      symbol: of.symbol,
      price: text(now.close),
      previousClose: text(previous),
      open: text(now.open),
      high: text(now.high),
      low: text(now.low),
      ...changeTexts(now.close, previous, of.priceDecimals),
      at: seconds * 1000,
    };
  }

  function candlesOf(
    of: Instrument,
    interval: CandleInterval,
    range: string,
  ): readonly MarketCandle[] {
    const seconds = Math.floor(clock.now() / 1000);
    const days = daysInRange(range, seconds * 1000);
    if (interval === '1m') {
      return minuteCandles(source, of, Math.min(days * 1440, mostMinutes), seconds);
    }
    const first = dayNumber(seconds * 1000) - days + 1;
    if (interval === '1d') return dayCandles(source, of, first, seconds);
    const startOf = interval === '1wk' ? startOfWeek : startOfMonth;
    const begin = dayNumber(startOf(first * dayMs));
    return aggregate(dayCandles(source, of, begin, seconds), interval);
  }

  return {
    report: source.report,
    instruments: () => source.instruments,
    async quote(symbol) {
      const of = bySymbol.get(symbol);
      return of ? quoteOf(of) : null;
    },
    async candles(symbol, interval, range) {
      const of = bySymbol.get(symbol);
      return of ? candlesOf(of, interval, range) : [];
    },
    async close() {},
  };
}
