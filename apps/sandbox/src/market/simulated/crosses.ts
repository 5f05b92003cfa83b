import { brokerDay, dayMs, startOfBrokerDay } from '@corro/domain';
import { dayNumber, startOfMonth, startOfWeek } from '../calendar.ts';
import type { CandleInterval, MarketCandle, MarketClock, MarketFeed } from '../types.ts';

/** Dollar pairs from which the price of a pair without the dollar follows. */
export interface Cross {
  readonly from: string;
  readonly by: string;
  /** 1 if the prices are multiplied, -1 if the first is divided by the second. */
  readonly power: 1 | -1;
}

export const crosses: ReadonlyMap<string, Cross> = new Map([
  ['EURMXN', { from: 'EURUSD', by: 'USDMXN', power: 1 }],
  ['EURGBP', { from: 'EURUSD', by: 'GBPUSD', power: -1 }],
  ['EURCHF', { from: 'EURUSD', by: 'USDCHF', power: 1 }],
]);

/** First day of the broker with derived prices. Earlier prices were shown and stay as they were. */
const firstDay = dayNumber(Date.UTC(2026, 10, 29));

/** Start of the first candle with derived prices, which contains the first day. */
function startOf(interval: CandleInterval): number {
  if (interval === '1m') return startOfBrokerDay(firstDay);
  if (interval === '1wk') return startOfWeek(firstDay * dayMs);
  return interval === '1mo' ? startOfMonth(firstDay * dayMs) : firstDay * dayMs;
}

/**
 * Replaces the prices of pairs without the dollar by those of `derived`, from the first day on. The
 * change of that day counts from the derived previous close.
 */
export function withCrosses(feed: MarketFeed, derived: MarketFeed, clock: MarketClock): MarketFeed {
  const isDerived = (symbol: string) => crosses.has(symbol) && brokerDay(clock.now()) >= firstDay;
  return {
    ...feed,
    quote: (symbol) => (isDerived(symbol) ? derived : feed).quote(symbol),
    async candles(symbol, interval, range) {
      const earlier = await feed.candles(symbol, interval, range);
      if (!isDerived(symbol)) return earlier;
      const start = startOf(interval);
      const isLater = ({ time }: MarketCandle) => time >= start;
      const later = await derived.candles(symbol, interval, range);
      return [...earlier.filter((candle) => !isLater(candle)), ...later.filter(isLater)];
    },
  };
}
