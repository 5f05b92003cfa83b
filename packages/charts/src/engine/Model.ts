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

/**
 * Part of the picture that a change makes out of date: `fresh` none, `marks` the price line and the
 * crosshair, `tick` the newest column, `all` everything, `replaced` everything and the layout.
 */
export type Staleness = 'fresh' | 'marks' | 'tick' | 'all' | 'replaced';

/** The candles and the visible window. */
export class Model {
  series = new Series([]);
  /** Usual time between two candles in milliseconds. */
  interval = 0;
  /** Visible window; null until the number of candles that fit is known. */
  window: VisibleWindow | null = null;
  limits: WindowLimits = candleLimits;
  #candles: readonly Candle[] = [];

  get length(): number {
    return this.series.length;
  }

  /**
   * Sets the candles, which must be in time order. Keeps the window if they continue the previous
   * candles.
   */
  setCandles(candles: readonly Candle[]): Staleness {
    const before = this.#candles;
    const change = seriesChange(before, candles);
    this.#candles = candles;
    if (change === 'none') return 'fresh';
    if (change === 'all') return this.#rebuild(candles);
    let staleness: Staleness = 'fresh';
    for (let i = before.length - 1; i < candles.length; i++) {
      const next = this.tick(candles[i]!);
      if (staleness === 'fresh' || next !== 'tick') staleness = next;
    }
    return staleness;
  }

  /** Updates the last candle or appends the next one; ignores older candles. */
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

  showLatest(candles: number): void {
    this.window = latestWindow(this.length, candles, this.limits);
  }

  #rebuild(candles: readonly Candle[]): Staleness {
    this.series = new Series(candles);
    this.interval = usualInterval(candles);
    this.window = null;
    return 'replaced';
  }

  /**
   * Moves the window by one candle if it reached the end of the series before a candle was added.
   */
  #follow(): void {
    const { window, length } = this;
    if (window && window.to >= length - 1) this.window = panWindow(window, 1, length, this.limits);
  }
}
