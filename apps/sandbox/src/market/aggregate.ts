import { dayMs, startOfMonth, startOfWeek } from './calendar.ts';
import type { MarketCandle } from './types.ts';

/** Widens a bar by a candle that follows. */
function extend(bar: MarketCandle, { high, low, close, volume }: MarketCandle): void {
  bar.high = Math.max(bar.high, high);
  bar.low = Math.min(bar.low, low);
  bar.close = close;
  if (volume !== null) bar.volume = (bar.volume ?? 0) + volume;
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
  let bar: MarketCandle | null = null;
  let end = -Infinity;
  for (const candle of candles) {
    if (bar !== null && candle.time < end) {
      extend(bar, candle);
      continue;
    }
    bar = { ...candle, time: startOf(candle.time) };
    end = startOf(bar.time + (interval === '1wk' ? 7 : 31) * dayMs);
    joined.push(bar);
  }
  return joined;
}
