import { LRUCache } from 'lru-cache';
import type { MarketCandle } from '../market/index.ts';
import { isoTime } from './rows.ts';

/** Bars that have ended, and their rows as JSON. */
interface Written {
  bars: readonly MarketCandle[];
  text: string;
}

/** In characters, of all rows that are remembered. */
const most = 8 * 1024 * 1024;

const written = new LRUCache<string, Written>({
  maxSize: most,
  sizeCalculation: ({ bars, text }) => text.length + 8 * bars.length + 1,
});

function rowText(candle: MarketCandle, decimals: number): string {
  return JSON.stringify({
    timestamp: isoTime(candle.time),
    open: candle.open.toFixed(decimals),
    high: candle.high.toFixed(decimals),
    low: candle.low.toFixed(decimals),
    close: candle.close.toFixed(decimals),
    volume: candle.volume,
  });
}

function isSame(left: MarketCandle, right: MarketCandle | undefined): boolean {
  return (
    left === right ||
    (left.time === right?.time &&
      left.open === right.open &&
      left.high === right.high &&
      left.low === right.low &&
      left.close === right.close &&
      left.volume === right.volume)
  );
}

/**
 * The rows of candles, oldest first, as JSON without brackets. All but the last one are written once a bar: again only
 * when one of them is another, whatever feed it comes from.
 *
 * @param window names instrument and stretch
 */
export function candleRows(
  window: string,
  candles: readonly MarketCandle[],
  decimals: number,
): string {
  const last = candles.at(-1);
  if (last === undefined) return '';
  const bars = candles.slice(0, -1);
  const known = written.get(window);
  const isKnown =
    known?.bars.length === bars.length && known.bars.every((bar, at) => isSame(bar, bars[at]));
  const text = isKnown ? known.text : bars.map((bar) => `${rowText(bar, decimals)},`).join('');
  if (!isKnown) written.set(window, { bars, text });
  return text + rowText(last, decimals);
}
