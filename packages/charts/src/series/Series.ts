import type { Candle } from '../candle.ts';
import { Pyramid } from './Pyramid.ts';

/** Capacity for candles that a live series appends before its columns must be copied. */
const spare = 256;

/**
 * Candles as columns of numbers, with what the painter asks of them kept beside: pyramids for the
 * autoscale, running sums for the averages. Entries past `length` are not numbers.
 */
export class Series {
  length: number;
  time: Float64Array;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  /** NaN where the market reported none. */
  volume: Float64Array;
  /** `volumeSum[i]` is the volume of all candles before i, counting a missing one as 0. */
  volumeSum: Float64Array;
  /** `volumeMissing[i]` is how many candles before i have no volume. */
  volumeMissing: Int32Array;
  prices: Pyramid;
  volumes: Pyramid;

  constructor(candles: readonly Candle[]) {
    const capacity = candles.length + spare;
    this.length = candles.length;
    this.time = new Float64Array(capacity);
    this.open = new Float64Array(capacity);
    this.high = new Float64Array(capacity);
    this.low = new Float64Array(capacity);
    this.close = new Float64Array(capacity);
    this.volume = new Float64Array(capacity);
    this.volumeSum = new Float64Array(capacity + 1);
    this.volumeMissing = new Int32Array(capacity + 1);
    this.#fill(candles);
    for (const column of [this.high, this.low, this.volume]) column.fill(NaN, candles.length);
    this.prices = new Pyramid(this.low, this.high);
    this.volumes = new Pyramid(this.volume, this.volume);
  }

  /** False for an instrument without volume (an index, a currency pair). */
  get hasVolume(): boolean {
    return (this.volumeMissing[this.length] ?? 0) < this.length;
  }

  /** Writes the last candle again, or one after it: `index` is at most `length`. */
  put(index: number, candle: Candle): void {
    if (index === this.time.length) throw new RangeError('no capacity left: build a new series');
    this.#write(index, candle);
    this.length = Math.max(this.length, index + 1);
    this.prices.update(index);
    this.volumes.update(index);
  }

  get full(): boolean {
    return this.length === this.time.length;
  }

  /** The candle at an index within the series, as it was given. */
  at(index: number): Candle {
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

  /** As `#write` for each, with nothing looked up twice: this runs once, cold, over all of them. */
  #fill(candles: readonly Candle[]): void {
    const { time, open, high, low, close, volume, volumeSum, volumeMissing } = this;
    let sum = 0;
    let missing = 0;
    for (let i = 0; i < candles.length; i++) {
      const candle = candles[i]!;
      const units = candle.volume ?? NaN;
      time[i] = candle.time;
      open[i] = candle.open;
      high[i] = candle.high;
      low[i] = candle.low;
      close[i] = candle.close;
      volume[i] = units;
      if (Number.isNaN(units)) missing++;
      else sum += units;
      volumeSum[i + 1] = sum;
      volumeMissing[i + 1] = missing;
    }
  }

  #write(index: number, candle: Candle): void {
    const volume = candle.volume ?? NaN;
    const missing = Number.isNaN(volume);
    this.time[index] = candle.time;
    this.open[index] = candle.open;
    this.high[index] = candle.high;
    this.low[index] = candle.low;
    this.close[index] = candle.close;
    this.volume[index] = volume;
    this.volumeSum[index + 1] = this.volumeSum[index]! + (missing ? 0 : volume);
    this.volumeMissing[index + 1] = this.volumeMissing[index]! + (missing ? 1 : 0);
  }
}

/** Running sums as `Series` keeps them. */
export interface RunningVolume {
  readonly volumeSum: Float64Array;
  readonly volumeMissing: Int32Array;
}

/**
 * Mean volume of the `span` candles that end with `index` (spec §9: 5, 10 and 20). NaN before
 * there are that many, and where one of them lacks its volume: a partial average would be wrong.
 */
export function volumeAverage(series: RunningVolume, index: number, span: number): number {
  const first = index + 1 - span;
  if (first < 0) return NaN;
  if (series.volumeMissing[index + 1] !== series.volumeMissing[first]) return NaN;
  return (series.volumeSum[index + 1]! - series.volumeSum[first]!) / span;
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
