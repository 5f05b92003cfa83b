import type { Candle } from '../candle.ts';
import { Pyramid, type Extent } from './Pyramid.ts';

/** Number of candles that can be appended before the columns must be copied. */
const spare = 256;

/** Number of candles that are converted together: a whole block of the pyramids' third level. */
const chunk = 4096;

/**
 * Candles as columns of numbers, with pyramids of their extremes for scaling the axes. Chunks are
 * converted on first use, so a million candles open as fast as the visible ones: call `load` for a
 * range before reading its columns. A candle takes some 50 bytes: 48 for the six columns, and 2 for
 * the upper levels of the pyramids (minimum and maximum of prices and volumes, 4 × 8 ÷ 15).
 */
export class Series {
  length: number;
  time!: Float64Array;
  open!: Float64Array;
  high!: Float64Array;
  low!: Float64Array;
  close!: Float64Array;
  /** NaN if the market reports no volume. */
  volume!: Float64Array;
  prices!: Pyramid;
  volumes!: Pyramid;
  /** False for instruments without volume, such as indices and currency pairs. */
  hasVolume: boolean;
  /** Extremes of all prices loaded so far. */
  readonly seen: Extent = { low: Infinity, high: -Infinity };
  readonly #candles: readonly Candle[];
  #loaded: Uint8Array;

  constructor(candles: readonly Candle[]) {
    this.length = candles.length;
    this.#candles = candles;
    this.#loaded = new Uint8Array(0);
    this.hasVolume = candles.some(({ volume }) => !Number.isNaN(volume ?? NaN));
    this.#allocate(candles.length + spare);
    if (this.length > 0) this.load(this.length - 1, this.length);
  }

  /**
   * Converts the candles from `from` up to but not including `to`; ignores indices outside the
   * series.
   */
  load(from: number, to: number): void {
    const last = (Math.min(to, this.#candles.length) - 1) / chunk;
    for (let at = Math.max(0, Math.floor(from / chunk)); at <= last; at++) {
      if (this.#loaded[at] === 1) continue;
      this.#loaded[at] = 1;
      const start = at * chunk;
      this.#fill(start, this.#candles.slice(start, start + chunk));
    }
  }

  /** Replaces the last candle or appends one; `index` is at most `length`. */
  put(index: number, candle: Candle): void {
    if (index === this.time.length) this.#allocate(index + (index >> 3) + spare);
    this.load(index, index + 1);
    this.#fill(index, [candle]);
    this.length = Math.max(this.length, index + 1);
    this.hasVolume ||= !Number.isNaN(this.volume[index]!);
    this.prices.update(index);
    this.volumes.update(index);
  }

  /** The candle at an index within the series. */
  at(index: number): Candle {
    this.load(index, index + 1);
    const volume = this.volume[index]!;
    return {
      time: this.time[index]!,
      open: this.open[index]!,
      high: this.high[index]!,
      low: this.low[index]!,
      close: this.close[index]!,
      volume: Number.isNaN(volume) ? null : volume,
    };
  }

  /** Reallocates the columns with their contents. */
  #allocate(capacity: number): void {
    const column = (before: Float64Array | undefined) => {
      const next = new Float64Array(capacity).fill(NaN, this.length);
      if (before) next.set(before);
      return next;
    };
    this.time = column(this.time);
    this.open = column(this.open);
    this.high = column(this.high);
    this.low = column(this.low);
    this.close = column(this.close);
    this.volume = column(this.volume);
    const loaded = new Uint8Array(Math.ceil(capacity / chunk));
    loaded.set(this.#loaded);
    this.#loaded = loaded;
    this.prices = new Pyramid(this.low, this.high);
    this.volumes = new Pyramid(this.volume, this.volume);
  }

  /**
   * Keeps the columns in local variables, because the loop runs over thousands of candles before
   * the browser has optimised the property reads.
   */
  #fill(start: number, candles: readonly Candle[]): void {
    const { time, open, high, low, close, volume } = this;
    for (const [offset, candle] of candles.entries()) {
      const i = start + offset;
      time[i] = candle.time;
      open[i] = candle.open;
      high[i] = candle.high;
      low[i] = candle.low;
      close[i] = candle.close;
      volume[i] = candle.volume ?? NaN;
      this.#widenSeen(i);
    }
  }

  /**
   * Widens the seen extremes by a candle. NaN has no effect, because a comparison with NaN is
   * false.
   */
  #widenSeen(index: number): void {
    if (this.low[index]! < this.seen.low) this.seen.low = this.low[index]!;
    if (this.high[index]! > this.seen.high) this.seen.high = this.high[index]!;
  }
}

/**
 * Mean volume of the `span` candles that end with `index` (spec §9: 5, 10 and 20). NaN if there are
 * too few candles or a volume is missing.
 */
export function volumeAverage(
  { volume }: Pick<Series, 'volume'>,
  index: number,
  span: number,
): number {
  const first = index + 1 - span;
  if (first < 0) return NaN;
  let sum = 0;
  for (let i = first; i <= index; i++) sum += volume[i]!;
  return sum / span;
}

/**
 * Change between two lists of candles: none, a new version of the last candle, appended candles, or
 * a different list.
 */
type SeriesChange = 'none' | 'last' | 'appended' | 'all';

/** Compares two lists. Reads the values of two candles only if they are different objects. */
export function seriesChange(before: readonly Candle[], after: readonly Candle[]): SeriesChange {
  if (before === after) return 'none';
  if (before.length === 0 || after.length < before.length) return 'all';
  const last = before.length - 1;
  if (before[last]!.time !== after[last]!.time) return 'all';
  for (let i = 0; i < last; i++) if (!isSameCandle(before[i]!, after[i]!)) return 'all';
  if (after.length > before.length) return 'appended';
  return isSameCandle(before[last]!, after[last]!) ? 'none' : 'last';
}

function isSameCandle(a: Candle, b: Candle): boolean {
  return (
    a === b ||
    (a.time === b.time &&
      Object.is(a.close, b.close) &&
      Object.is(a.open, b.open) &&
      Object.is(a.high, b.high) &&
      Object.is(a.low, b.low) &&
      a.volume === b.volume)
  );
}
