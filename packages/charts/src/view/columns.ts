import type { Extent } from '../series/Pyramid.ts';
import type { Series } from '../series/Series.ts';
import type { VisibleWindow } from './window.ts';

/**
 * Columns to paint: one per candle, or one per bucket of candles if a candle would be too narrow
 * (`bucketSize`).
 */
export interface Columns {
  count: number;
  /** Middle of the column, in candles from the start of the series. */
  middle: Float64Array;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  /** Maximum volume of the bucket, so that a peak stays visible. */
  volume: Float64Array;
  /** Index of the bucket's last candle. */
  last: Int32Array;
}

export function createColumns(capacity: number): Columns {
  const column = () => new Float64Array(capacity);
  return {
    count: 0,
    middle: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
    last: new Int32Array(capacity),
  };
}

/**
 * Number of candles per column, so that a column is at least `leastWidth` pixels wide. The
 * size is a power of two, so that it changes rarely while zooming.
 */
export function bucketSize(pixelsPerCandle: number, leastWidth: number): number {
  let size = 1;
  while (size * pixelsPerCandle < leastWidth) size *= 2;
  return size;
}

/** Returns the buckets that overlap the window; `end` is excluded. */
export function bucketRange(
  window: VisibleWindow,
  length: number,
  size: number,
): { first: number; end: number } {
  const first = Math.max(0, Math.floor(window.from / size));
  const end = Math.max(first, Math.min(Math.ceil(length / size), Math.ceil(window.to / size)));
  return { first, end };
}

const extent: Extent = { low: 0, high: 0 };

/**
 * Fills `into`, which must be large enough, with the buckets from `first` up to but not including
 * `end`.
 */
export function collectColumns(
  series: Series,
  size: number,
  first: number,
  end: number,
  into: Columns,
): void {
  into.count = end - first;
  for (let column = 0; column < into.count; column++) {
    collectColumn(series, size, first + column, into, column);
  }
}

/** Writes a bucket to `column`. */
export function collectColumn(
  series: Series,
  size: number,
  bucket: number,
  into: Columns,
  column: number,
): void {
  const start = bucket * size;
  const stop = Math.min(series.length, start + size);
  into.middle[column] = start + size / 2;
  into.open[column] = series.open[start]!;
  into.close[column] = series.close[stop - 1]!;
  into.last[column] = stop - 1;
  if (size === 1) {
    into.high[column] = series.high[start]!;
    into.low[column] = series.low[start]!;
    into.volume[column] = series.volume[start]!;
    return;
  }
  series.prices.range(start, stop, extent);
  into.high[column] = extent.high;
  into.low[column] = extent.low;
  series.volumes.range(start, stop, extent);
  into.volume[column] = extent.high;
}
