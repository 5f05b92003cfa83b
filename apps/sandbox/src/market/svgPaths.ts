import type { MarketCandle } from './types.ts';

const width = 100;
const height = 40;
/** A chart in a box of 100 units cannot show more points. */
const maxPoints = 200;

function thinned(candles: readonly MarketCandle[]): readonly number[] {
  const closes = candles.map((candle) => candle.close);
  if (closes.length <= maxPoints) return closes;
  const stride = (closes.length - 1) / (maxPoints - 1);
  return Array.from({ length: maxPoints }, (_, i) => closes[Math.round(i * stride)] ?? 0);
}

/**
 * SVG path data of the closes in a box of 100 × 40, with two decimals, from the left to the right
 * edge. Constant closes give a line in the middle; no candles give an empty text.
 */
export function linePath(candles: readonly MarketCandle[]): string {
  const closes = thinned(candles);
  const first = closes[0];
  if (first === undefined) return '';
  const points = closes.length === 1 ? [first, first] : closes;
  const lowest = Math.min(...points);
  const range = Math.max(...points) - lowest;
  return points
    .map((close, i) => {
      const x = (i / (points.length - 1)) * width;
      const y = range === 0 ? height / 2 : height - ((close - lowest) / range) * height;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join('');
}

/** SVG path data of the area between `linePath` and the bottom of the box. */
export function areaPath(candles: readonly MarketCandle[]): string {
  const line = linePath(candles);
  return line === '' ? '' : `${line}L100.00 40.00L0.00 40.00Z`;
}
