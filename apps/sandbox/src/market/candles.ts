import { brokerDay, dayMs, minuteMs, startOfDay } from '@corro/domain';
import { LRUCache } from 'lru-cache';
import { startOfMonth, startOfWeek } from './calendar.ts';
import type { MarketCandle } from './types.ts';

function extend(bar: MarketCandle, { high, low, close, volume }: MarketCandle): void {
  bar.high = Math.max(bar.high, high);
  bar.low = Math.min(bar.low, low);
  bar.close = close;
  if (volume !== null) bar.volume = (bar.volume ?? 0) + volume;
}

/**
 * Joins candles of days (oldest first) into weeks from Monday or months from the first. The volume
 * of a joined candle is null only if none of its parts has a volume.
 */
export function aggregate(
  candles: readonly MarketCandle[],
  interval: '1wk' | '1mo',
): readonly MarketCandle[] {
  const startOf = interval === '1wk' ? startOfWeek : startOfMonth;
  const bars: MarketCandle[] = [];
  let bar: MarketCandle | null = null;
  let end = -Infinity;
  for (const candle of candles) {
    if (bar !== null && candle.time < end) {
      extend(bar, candle);
      continue;
    }
    bar = { ...candle, time: startOf(candle.time) };
    end = startOf(bar.time + (interval === '1wk' ? 7 : 31) * dayMs);
    bars.push(bar);
  }
  return bars;
}

/**
 * Joins minutes (oldest first, at most two days) into at most `points` candles of equal length. No
 * candle crosses the broker's midnight.
 */
export function joinMinutes(
  candles: readonly MarketCandle[],
  points: number,
): readonly MarketCandle[] {
  const [first] = candles;
  const last = candles.at(-1);
  if (first === undefined || last === undefined || candles.length <= points) return candles;
  // No candle crosses midnight, so each day can end with a shorter candle. `points - days` leaves
  // room for these.
  const days = brokerDay(last.time) - brokerDay(first.time) + 1;
  const stepMs = Math.ceil((last.time - first.time) / minuteMs / (points - days)) * minuteMs;
  const bars: MarketCandle[] = [];
  let from = Number.NaN;
  for (const candle of candles) {
    const bar = bars.at(-1);
    const start = candle.time - ((candle.time - startOfDay(candle.time)) % stepMs);
    if (bar !== undefined && start === from) extend(bar, candle);
    else bars.push({ ...candle });
    from = start;
  }
  return bars;
}

/**
 * Candles of the steps (minutes or days) `from` up to but not including `to`, counted since
 * 1970-01-01 UTC.
 */
interface Stretch {
  from: number;
  to: number;
  candles: readonly MarketCandle[];
}

/** Maximum number of cached candles, which take some 16 MB. */
const maxCandles = 100_000;

/**
 * Caches ended candles, which never change, and computes only missing ones. `key` identifies the
 * instrument and the length of the step; `read` computes the candles of the steps `from` up to but
 * not including `to`. The least recently used keys are dropped first.
 */
export function createClosedCandles() {
  const stretches = new LRUCache<string, Stretch>({
    maxSize: maxCandles,
    sizeCalculation: ({ candles }) => candles.length + 1,
  });

  return (
    key: string,
    from: number,
    to: number,
    read: (from: number, to: number) => readonly MarketCandle[],
  ): readonly MarketCandle[] => {
    const last = stretches.get(key);
    if (last === undefined || last.to < from || last.to > to) {
      const candles = read(from, to);
      stretches.set(key, { from, to, candles });
      return candles;
    }
    if (last.from <= from && last.to === to) return last.candles.slice(from - last.from);
    // The cached range moves on with time. It keeps its length, or grows if `from` is before it.
    const start = Math.min(from, last.from + to - last.to);
    const candles = [
      ...(start < last.from ? read(start, last.from) : []),
      ...last.candles.slice(Math.max(0, start - last.from)),
      ...(last.to < to ? read(last.to, to) : []),
    ];
    stretches.set(key, { from: start, to, candles });
    return candles.slice(from - start);
  };
}
