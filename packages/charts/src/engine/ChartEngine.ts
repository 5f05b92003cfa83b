import type { Candle } from '../candle.ts';
import {
  candleLimits,
  clampWindow,
  lineLimits,
  panWindow,
  revealCandle,
  zoomWindow,
  type VisibleWindow,
  type WindowLimits,
} from '../view/window.ts';
import { Model, type Staleness } from './Model.ts';
import type { ChartOptions, ReadOut } from './options.ts';
import { ReadOutStore } from './ReadOutStore.ts';
import { Stage, type Focus } from './Stage.ts';
import { watch } from './watch.ts';

/**
 * The chart without React: paints into a container, at most once per animation frame. Distances
 * and positions are CSS pixels from the container's top left; indices count candles.
 */
export class ChartEngine {
  readonly readOut: ReadOutStore;
  readonly #stage: Stage;
  readonly #model = new Model();
  readonly #ends: (() => void)[] = [];
  #options: ChartOptions;
  #lastPrice: number | null = null;
  #focus: Focus | null = null;
  #stale: 'marks' | 'tick' | 'all' = 'marks';
  #request = 0;
  /** What a picture waits for. */
  #movement: ViewTransition | null = null;

  constructor(container: HTMLElement, options: ChartOptions, readOut = new ReadOutStore()) {
    this.readOut = readOut;
    this.#options = options;
    this.#model.limits = limitsOf(options);
    this.#stage = new Stage(container);
    const watched = {
      resized: (width: number, height: number) => {
        if (!this.#stage.resize(width, height)) return;
        this.#stale = 'all';
        // Called between layout and paint: what is painted now is seen in this very frame.
        this.#paint();
      },
      restyled: () => {
        this.#stage.restyle();
        this.#invalidate('all');
      },
    };
    this.onDestroy(watch(container, watched));
  }

  get length(): number {
    return this.#model.length;
  }

  /** The candles in view; null before the first paint. */
  get window(): VisibleWindow | null {
    return this.#model.window;
  }

  /** The candle under the crosshair. */
  get focused(): number | null {
    return this.#focus?.index ?? null;
  }

  configure(options: ChartOptions): void {
    const { period, shape } = this.#options;
    if (options.period !== period || options.shape !== shape) this.#model.window = null;
    this.#options = options;
    this.#model.limits = limitsOf(options);
    this.#invalidate('replaced');
  }

  /** Candles in time order. Those that continue what is shown cost no more than a tick each. */
  setCandles(candles: readonly Candle[]): void {
    this.#changed(this.#model.give(candles));
  }

  /** A newer state of the last candle, or the one after it; nothing where there are none. */
  tick(candle: Candle): void {
    if (this.length > 0) this.#changed(this.#model.tick(candle));
  }

  /** The price of the price line; null for the last close. */
  setLastPrice(price: number | null): void {
    if (price === this.#lastPrice) return;
    this.#lastPrice = price;
    this.#invalidate('marks');
  }

  /** Shows these candles, or the nearest that can be shown. */
  show(window: VisibleWindow): void {
    if (this.length === 0) return;
    this.#model.window = clampWindow(window, this.length, this.#model.limits);
    this.#invalidate('all');
  }

  /** Drags the picture along by so many pixels: to the right, older candles appear. */
  pan(distance: number): void {
    const { window } = this;
    const [left, right] = [this.#stage.candleAt(0), this.#stage.candleAt(distance)];
    if (!window || left === null || right === null) return;
    this.show(panWindow(window, left - right, this.length, this.#model.limits));
  }

  /** Shows `factor` times as many candles, around the point `x`, the crosshair, or the newest. */
  zoom(factor: number, x?: number): void {
    const { window } = this;
    if (!window) return;
    const point = x === undefined ? null : this.#stage.candleAt(x);
    const anchor = point ?? (this.focused ?? this.length - 1) + 0.5;
    const inside = Math.min(Math.max(anchor, window.from), window.to);
    this.show(zoomWindow(window, factor, inside, this.length, this.#model.limits));
  }

  /** Puts the crosshair on the candle at `x`; its price line at `y`, or at the close. */
  focusAt(x: number, y: number | null): void {
    const { window } = this;
    const at = this.#stage.candleAt(x);
    if (!window || at === null) return;
    const inside = Math.min(Math.max(at, Math.ceil(window.from)), Math.ceil(window.to) - 1);
    this.#setFocus({ index: this.#stage.shownAt(Math.floor(inside), this.#options), y });
  }

  /** Puts the crosshair on a candle, brought into view; null takes it away. */
  focus(index: number | null): void {
    this.#setFocus(index === null ? null : { index, y: null });
    const { window, focused } = this;
    if (!window || focused === null) return;
    const revealed = revealCandle(window, focused, this.length, this.#model.limits);
    if (revealed !== window) this.show(revealed);
  }

  onDestroy(end: () => void): void {
    this.#ends.push(end);
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.readOut.stop();
    cancelAnimationFrame(this.#request);
    this.#movement = null;
    this.#stage.clear();
  }

  #setFocus(focus: Focus | null): void {
    const before = this.focused;
    const index = focus && Math.min(Math.max(focus.index, 0), this.length - 1);
    this.#focus = focus && index !== null && index >= 0 ? { ...focus, index } : null;
    if (this.focused !== before) this.readOut.set(this.#shown());
    this.#invalidate('marks');
  }

  #changed(staleness: Staleness): void {
    if (staleness === 'fresh') return;
    if (staleness === 'replaced') {
      this.#focus = null;
      this.readOut.set(null);
    } else if (staleness !== 'tick') this.readOut.set(this.#shown());
    else if (this.focused === null || this.focused === this.length - 1) {
      this.readOut.setSoon(this.#shown());
    }
    this.#invalidate(staleness);
  }

  #shown(): ReadOut | null {
    if (this.length === 0) return null;
    const index = this.focused ?? this.length - 1;
    return { candle: this.#model.series.at(index), index, focused: this.focused !== null };
  }

  #invalidate(staleness: Staleness): void {
    if (staleness === 'replaced') this.#stage.layout = null;
    if (staleness === 'tick') {
      if (this.#stale === 'marks') this.#stale = 'tick';
    } else if (staleness !== 'marks') this.#stale = 'all';
    // Until the size is known there is nothing to paint on, and then it is painted at once.
    if (this.#stage.isSized) this.#request ||= requestAnimationFrame(this.#paint);
  }

  readonly #paint = (): void => {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    if (this.#waitsForMovement()) return;
    const marks = { lastPrice: this.#lastPrice, focus: this.#focus };
    this.#stage.render(this.#model, this.#options, marks, this.#stale);
    this.#stale = 'marks';
  };

  /** A picture takes longer than a frame: while the browser moves the page's screens, it would hold them up. */
  #waitsForMovement(): boolean {
    const { activeViewTransition: movement } = document;
    // Browsers that do not tell move without a wait.
    if (!movement) return false;
    if (movement !== this.#movement) {
      this.#movement = movement;
      const goOn = () => {
        if (movement === this.#movement) this.#invalidate('marks');
      };
      void movement.finished.then(goOn, goOn);
    }
    return true;
  }
}

function limitsOf({ shape }: ChartOptions): WindowLimits {
  return shape === 'line' ? lineLimits : candleLimits;
}
