import type { Candle } from '../candle.ts';
import { Series, seriesChange } from '../series/Series.ts';
import { usualInterval } from '../view/timeTicks.ts';
import {
  candleLimits,
  latestWindow,
  panWindow,
  type VisibleWindow,
  type WindowLimits,
} from '../view/window.ts';

/** How much of the picture a change of the data leaves behind. */
export type Staleness = 'fresh' | 'marks' | 'tick' | 'all' | 'replaced';

/** The candles and the part of them in view. */
export class Model {
  series = new Series([]);
  /** Usual distance of two candles, ms. */
  interval = 0;
  /** Null until it is known how many candles fit. */
  window: VisibleWindow | null = null;
  limits: WindowLimits = candleLimits;
  #given: readonly Candle[] = [];

  get length(): number {
    return this.series.length;
  }

  /** Takes candles in time order, and keeps the window where they continue the ones before. */
  give(candles: readonly Candle[]): Staleness {
    const before = this.#given;
    const change = seriesChange(before, candles);
    this.#given = candles;
    if (change === 'none') return 'fresh';
    if (change === 'all') return this.#rebuild(candles);
    let staleness: Staleness = 'fresh';
    for (let i = before.length - 1; i < candles.length; i++) {
      const one = this.tick(candles[i]!);
      if (staleness === 'fresh' || one !== 'tick') staleness = one;
    }
    return staleness;
  }

  /** A newer state of the last candle, or the one after it. An older one changes nothing. */
  tick(candle: Candle): Staleness {
    const { series } = this;
    const last = series.length - 1;
    if (last >= 0 && candle.time < series.time[last]!) return 'fresh';
    if (last >= 0 && candle.time === series.time[last]) {
      series.put(last, candle);
      return 'tick';
    }
    if (last < 0) return this.#rebuild([candle]);
    series.put(series.length, candle);
    this.#follow();
    return 'all';
  }

  /** Shows the newest `candles`. */
  showLatest(candles: number): void {
    this.window = latestWindow(this.length, candles, this.limits);
  }

  #rebuild(candles: readonly Candle[]): Staleness {
    this.series = new Series(candles);
    this.interval = usualInterval(candles);
    this.window = null;
    return 'replaced';
  }

  /** A window at the newest candle follows it; a window in the past stays. */
  #follow(): void {
    const { window, length } = this;
    if (window && window.to >= length - 1) this.window = panWindow(window, 1, length, this.limits);
  }
}
