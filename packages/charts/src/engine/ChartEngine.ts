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
 * The chart without React. It paints into a container, at most once per animation frame. Positions
 * are CSS pixels from the container's top left corner; indices count candles.
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
  /** The view transition that painting waits for. */
  #transition: ViewTransition | null = null;

  constructor(container: HTMLElement, options: ChartOptions, readOut = new ReadOutStore()) {
    this.readOut = readOut;
    this.#options = options;
    this.#model.limits = limitsOf(options);
    this.#stage = new Stage(container);
    const observer = {
      resized: (width: number, height: number) => {
        if (!this.#stage.resize(width, height)) return;
        this.#stale = 'all';
        // A resize observer runs between layout and paint, so the picture is visible in the same
        // frame.
        this.#paint();
      },
      restyled: () => {
        this.#stage.restyle();
        this.#invalidate('all');
      },
    };
    this.onDestroy(watch(container, observer));
  }

  get length(): number {
    return this.#model.length;
  }

  /** The candles in view; null before the first paint. */
  get window(): VisibleWindow | null {
    return this.#model.window;
  }

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

  /**
   * Sets the candles, which must be in time order. If they continue the previous candles, only the
   * new ones are converted.
   */
  setCandles(candles: readonly Candle[]): void {
    this.#update(this.#model.setCandles(candles));
  }

  /** Updates the last candle or appends the next one; does nothing without candles. */
  tick(candle: Candle): void {
    if (this.length > 0) this.#update(this.#model.tick(candle));
  }

  /** Sets the price that the dashed price line marks; null uses the last close. */
  setLastPrice(price: number | null): void {
    if (price === this.#lastPrice) return;
    this.#lastPrice = price;
    this.#invalidate('marks');
  }

  /** Shows this window, or the nearest possible one. */
  show(window: VisibleWindow): void {
    if (this.length === 0) return;
    this.#model.window = clampWindow(window, this.length, this.#model.limits);
    this.#invalidate('all');
  }

  /** Pans by pixels; positive shows older candles. */
  pan(distance: number): void {
    const { window } = this;
    const [left, right] = [this.#stage.candleAt(0), this.#stage.candleAt(distance)];
    if (!window || left === null || right === null) return;
    this.show(panWindow(window, left - right, this.length, this.#model.limits));
  }

  /**
   * Shows `factor` times as many candles. The zoom is centred on `x`; without `x`, on the candle of
   * the crosshair or else the newest one, or on the edge of the window nearest to it.
   */
  zoom(factor: number, x?: number): void {
    const { window } = this;
    if (!window) return;
    const point = x === undefined ? null : this.#stage.candleAt(x);
    const anchor = point ?? (this.focused ?? this.length - 1) + 0.5;
    const inside = Math.min(Math.max(anchor, window.from), window.to);
    this.show(zoomWindow(window, factor, inside, this.length, this.#model.limits));
  }

  /**
   * Puts the crosshair on the candle at `x`. The horizontal line of the crosshair is at `y`; if `y`
   * is null, or in a line chart, at the close of the candle.
   */
  focusAt(x: number, y: number | null): void {
    const { window } = this;
    const at = this.#stage.candleAt(x);
    if (!window || at === null) return;
    const inside = Math.min(Math.max(at, Math.ceil(window.from)), Math.ceil(window.to) - 1);
    this.#setFocus({ index: this.#stage.shownAt(Math.floor(inside), this.#options), y });
  }

  /** Puts the crosshair on a candle and scrolls it into view; null hides the crosshair. */
  focus(index: number | null): void {
    this.#setFocus(index === null ? null : { index, y: null });
    const { window, focused } = this;
    if (!window || focused === null) return;
    const revealed = revealCandle(window, focused, this.length, this.#model.limits);
    if (revealed !== window) this.show(revealed);
  }

  onDestroy(destroy: () => void): void {
    this.#ends.push(destroy);
  }

  destroy(): void {
    for (const destroy of this.#ends) destroy();
    this.readOut.stop();
    cancelAnimationFrame(this.#request);
    this.#transition = null;
    this.#stage.clear();
  }

  #setFocus(focus: Focus | null): void {
    const before = this.focused;
    const index = focus && Math.min(Math.max(focus.index, 0), this.length - 1);
    this.#focus = focus && index !== null && index >= 0 ? { ...focus, index } : null;
    if (this.focused !== before) this.readOut.set(this.#currentReadOut());
    this.#invalidate('marks');
  }

  #update(staleness: Staleness): void {
    if (staleness === 'fresh') return;
    if (staleness === 'replaced') {
      this.#focus = null;
      this.readOut.set(null);
    } else if (staleness !== 'tick') this.readOut.set(this.#currentReadOut());
    else if (this.focused === null || this.focused === this.length - 1) {
      this.readOut.setLater(this.#currentReadOut());
    }
    this.#invalidate(staleness);
  }

  #currentReadOut(): ReadOut | null {
    if (this.length === 0) return null;
    const index = this.focused ?? this.length - 1;
    return { candle: this.#model.series.at(index), index, isFocused: this.focused !== null };
  }

  #invalidate(staleness: Staleness): void {
    if (staleness === 'replaced') this.#stage.layout = null;
    if (staleness === 'tick') {
      if (this.#stale === 'marks') this.#stale = 'tick';
    } else if (staleness !== 'marks') this.#stale = 'all';
    // Without a size nothing can be painted; `resized` paints as soon as there is one.
    if (this.#stage.isSized) this.#request ||= requestAnimationFrame(this.#paint);
  }

  readonly #paint = (): void => {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    if (this.#waitsForTransition()) return;
    const marks = { lastPrice: this.#lastPrice, focus: this.#focus };
    this.#stage.render(this.#model, this.#options, marks, this.#stale);
    this.#stale = 'marks';
  };

  /**
   * True during a view transition of the page. Painting takes longer than a frame, so it would
   * stall the transition.
   */
  #waitsForTransition(): boolean {
    const { activeViewTransition: transition } = document;
    // Older browsers do not report transitions.
    if (!transition) return false;
    if (transition !== this.#transition) {
      this.#transition = transition;
      const resume = () => {
        if (transition === this.#transition) this.#invalidate('marks');
      };
      void transition.finished.then(resume, resume);
    }
    return true;
  }
}

function limitsOf({ shape }: ChartOptions): WindowLimits {
  return shape === 'line' ? lineLimits : candleLimits;
}
