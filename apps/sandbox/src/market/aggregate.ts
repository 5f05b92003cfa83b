import { startOfMonth, startOfWeek } from './calendar.ts';
import type { MarketCandle } from './types.ts';

function merge(into: MarketCandle, candle: MarketCandle): MarketCandle {
  const volumes = [into.volume, candle.volume].filter((volume) => volume !== null);
  return {
    time: into.time,
    open: into.open,
    high: Math.max(into.high, candle.high),
    low: Math.min(into.low, candle.low),
    close: candle.close,
    volume: volumes.length === 0 ? null : volumes.reduce((sum, volume) => sum + volume, 0),
  };
}

/**
 * Joins shorter candles (oldest first) into weeks that begin on Monday or months that begin on the
 * first, in UTC. A volume is null only where no part has one.
 */
export function aggregate(
  candles: readonly MarketCandle[],
  interval: '1wk' | '1mo',
): readonly MarketCandle[] {
  const startOf = interval === '1wk' ? startOfWeek : startOfMonth;
  const joined: MarketCandle[] = [];
  for (const candle of candles) {
    const time = startOf(candle.time);
    const last = joined.at(-1);
    if (last?.time === time) joined[joined.length - 1] = merge(last, candle);
    else joined.push({ ...candle, time });
  }
  return joined;
}
