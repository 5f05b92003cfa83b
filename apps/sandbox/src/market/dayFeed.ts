import { brokerDay, dayMs } from '@corro/domain';
import { dayNumber, daysInRange, startOfMonth, startOfWeek } from './calendar.ts';
import { aggregate, createClosedCandles } from './candles.ts';
import {
  runningDay,
  runningMinute,
  wholeDays,
  wholeMinutes,
  type DaySource,
} from './dayCandles.ts';
import { changeTexts, decimalText } from './decimals.ts';
import type {
  CandleInterval,
  Instrument,
  MarketCandle,
  MarketClock,
  MarketFeed,
  MarketQuote,
} from './types.ts';

/**
 * Creates a feed that derives all prices from whole days. Prices depend on the clock only, so all
 * processes agree. The market never closes, so a day opens at the close of the day before. A day is
 * the broker's, and prices change once a second. Minutes of range `1d` cover the last 24 hours, so
 * that a chart is never empty at midnight.
 */
export function createDayFeed(source: DaySource, clock: MarketClock): MarketFeed {
  const bySymbol = new Map(source.instruments.map((instrument) => [instrument.symbol, instrument]));
  const closedCandles = createClosedCandles();

  /** Caches the running candles, because they change once a second but are read more often. */
  const running = new Map<string, { seconds: number; candle: MarketCandle }>();
  function runningOf(instrument: Instrument, interval: '1m' | '1d', seconds: number): MarketCandle {
    const key = `${instrument.symbol} ${interval}`;
    const last = running.get(key);
    if (last?.seconds === seconds) return last.candle;
    const candle = (interval === '1m' ? runningMinute : runningDay)(source, instrument, seconds);
    running.set(key, { seconds, candle });
    return candle;
  }

  function quoteOf(instrument: Instrument): MarketQuote {
    const seconds = Math.floor(clock.now() / 1000);
    const now = runningOf(instrument, '1d', seconds);
    const text = (value: number) => decimalText(value, instrument.priceDecimals);
    return {
      symbol: instrument.symbol,
      price: text(now.close),
      previousClose: text(now.open),
      open: text(now.open),
      high: text(now.high),
      low: text(now.low),
      ...changeTexts(now.close, now.open, instrument.priceDecimals),
      at: seconds * 1000,
    };
  }

  function minutesOf(
    instrument: Instrument,
    count: number,
    seconds: number,
  ): readonly MarketCandle[] {
    const last = Math.floor(seconds / 60);
    const closed = closedCandles(`${instrument.symbol} 1m`, last - count + 1, last, (from, to) =>
      wholeMinutes(source, instrument, from, to),
    );
    return [...closed, runningOf(instrument, '1m', seconds)];
  }

  function daysOf(instrument: Instrument, first: number, seconds: number): readonly MarketCandle[] {
    const today = brokerDay(seconds * 1000);
    const closed = closedCandles(`${instrument.symbol} 1d`, first, today, (from, to) =>
      wholeDays(source, instrument, from, to),
    );
    return [...closed, runningOf(instrument, '1d', seconds)];
  }

  function candlesOf(
    instrument: Instrument,
    interval: CandleInterval,
    range: string,
  ): readonly MarketCandle[] {
    const seconds = Math.floor(clock.now() / 1000);
    const days = daysInRange(range, interval, seconds * 1000);
    if (interval === '1m') return minutesOf(instrument, days * 1440, seconds);
    const first = brokerDay(seconds * 1000) - days + 1;
    if (interval === '1d') return daysOf(instrument, first, seconds);
    const startOf = interval === '1wk' ? startOfWeek : startOfMonth;
    const begin = dayNumber(startOf(first * dayMs));
    return aggregate(daysOf(instrument, begin, seconds), interval);
  }

  return {
    report: source.report,
    instruments: () => source.instruments,
    tick: () => Math.floor(clock.now() / 1000),
    async quote(symbol) {
      const instrument = bySymbol.get(symbol);
      return instrument ? quoteOf(instrument) : null;
    },
    async candles(symbol, interval, range) {
      const instrument = bySymbol.get(symbol);
      return instrument ? candlesOf(instrument, interval, range) : [];
    },
    async close() {},
  };
}
