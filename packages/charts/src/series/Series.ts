import type { Candle } from '../candle.ts';
import { Pyramid, type Extent } from './Pyramid.ts';

/** Capacity for candles that a live series appends before its columns must be copied. */
const spare = 256;

/** Candles that become numbers together: a whole block of the pyramids' third level. */
const chunk = 4096;

/**
 * Candles as columns of numbers, with pyramids of their extremes beside them for the autoscale. A chunk
 * is filled when it is first looked at, so that a million candles open as fast as those in view: `load` a
 * range before its columns are read. Of one that is not loaded they say nothing. Some 50 bytes a candle:
 * six columns of 8, and a fifteenth of four of them for the pyramids.
 */
export class Series {
  length: number;
  time!: Float64Array;
  open!: Float64Array;
  high!: Float64Array;
  low!: Float64Array;
  close!: Float64Array;
  /** NaN where the market reported none. */
  volume!: Float64Array;
  prices!: Pyramid;
  volumes!: Pyramid;
  /** False for an instrument without volume (an index, a currency pair). */
  hasVolume: boolean;
  /** The lowest and highest price of all that was loaded so far. */
  readonly seen: Extent = { low: Infinity, high: -Infinity };
  readonly #given: readonly Candle[];
  #loaded: Uint8Array;

  constructor(candles: readonly Candle[]) {
    this.length = candles.length;
    this.#given = candles;
    this.#loaded = new Uint8Array(0);
    this.hasVolume = candles.some(({ volume }) => !Number.isNaN(volume ?? NaN));
    this.#allocate(candles.length + spare);
    if (this.length > 0) this.load(this.length - 1, this.length);
  }

  /** Has the candles `from` (in) to `to` (out) in the columns; what is outside the series is left out. */
  load(from: number, to: number): void {
    const last = (Math.min(to, this.#given.length) - 1) / chunk;
    for (let at = Math.max(0, Math.floor(from / chunk)); at <= last; at++) {
      if (this.#loaded[at] === 1) continue;
      this.#loaded[at] = 1;
      const start = at * chunk;
      const end = Math.min(this.#given.length, start + chunk);
      this.#fill(start, end);
    }
  }

  /** Writes the last candle again, or one after it: `index` is at most `length`. */
  put(index: number, candle: Candle): void {
    if (index === this.time.length) this.#allocate(index + (index >> 3) + spare);
    this.load(index, index + 1);
    this.#write(index, candle);
    this.length = Math.max(this.length, index + 1);
    this.hasVolume ||= !Number.isNaN(this.volume[index]!);
    this.prices.update(index);
    this.volumes.update(index);
    this.#see(index);
  }

  /** The candle at an index within the series, as it was given. */
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

  /** Makes columns of this capacity, with what was in those before. */
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

  /** As `#write` for each, with nothing looked up twice: this runs cold, over thousands of them. */
  #fill(start: number, end: number): void {
    const { time, open, high, low, close, volume } = this;
    const candles = this.#given;
    for (let i = start; i < end; i++) {
      const candle = candles[i]!;
      time[i] = candle.time;
      open[i] = candle.open;
      high[i] = candle.high;
      low[i] = candle.low;
      close[i] = candle.close;
      volume[i] = candle.volume ?? NaN;
      this.#see(i);
    }
  }

  #write(index: number, candle: Candle): void {
    this.time[index] = candle.time;
    this.open[index] = candle.open;
    this.high[index] = candle.high;
    this.low[index] = candle.low;
    this.close[index] = candle.close;
    this.volume[index] = candle.volume ?? NaN;
  }

  /** Comparisons that a price which is not a number fails. */
  #see(index: number): void {
    if (this.low[index]! < this.seen.low) this.seen.low = this.low[index]!;
    if (this.high[index]! > this.seen.high) this.seen.high = this.high[index]!;
  }
}

/**
 * Mean volume of the `span` candles that end with `index` (spec §9: 5, 10 and 20). NaN before
 * there are that many, and where one of them lacks its volume: a partial average would be wrong.
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

/** What came with new candles: nothing, a tick of the last one, candles after it, or all again. */
type SeriesChange = 'none' | 'last' | 'appended' | 'all';

/** Compares what is shown with what is to be shown. Kept references are compared by reference. */
export function seriesChange(before: readonly Candle[], after: readonly Candle[]): SeriesChange {
  if (before === after) return 'none';
  if (before.length === 0 || after.length < before.length) return 'all';
  const last = before.length - 1;
  if (before[last]!.time !== after[last]!.time) return 'all';
  for (let i = 0; i < last; i++) if (!sameCandle(before[i]!, after[i]!)) return 'all';
  if (after.length > before.length) return 'appended';
  return sameCandle(before[last]!, after[last]!) ? 'none' : 'last';
}

function sameCandle(a: Candle, b: Candle): boolean {
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
