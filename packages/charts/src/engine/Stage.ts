import { Labels } from '../paint/Labels.ts';
import { readPalette, type Palette } from '../paint/palette.ts';
import { PriceTag } from '../paint/PriceTag.ts';
import type { Series } from '../series/Series.ts';
import { createLayout, type Layout } from '../view/layout.ts';
import { Crosshair } from './Crosshair.ts';
import type { Model } from './Model.ts';
import { type ChartOptions, directionOf, hasVolumePane, type Scene } from './options.ts';
import { Picture } from './Picture.ts';
import { Projection } from './Projection.ts';

/** Width of a candle in the first view, in CSS pixels. */
const initialCandleWidth = 5.5;

/**
 * Candle under the crosshair. The crosshair's horizontal line is at `y` (CSS pixels); if null, or
 * in a line chart, at the close of the candle.
 */
export interface Focus {
  readonly index: number;
  readonly y: number | null;
}

/** Marks that are drawn over the picture. */
export interface Marks {
  readonly lastPrice: number | null;
  readonly focus: Focus | null;
}

/** Owns the container's size and theme, the canvases, the price line and the crosshair. */
export class Stage {
  layout: Layout | null = null;
  readonly #container: HTMLElement;
  readonly #projection = new Projection();
  #size = { width: 0, height: 0 };
  /** Width of the price axis in device pixels. */
  #axis = 0;
  /** Colours and fonts. They are read once the size is known, before candles arrive. */
  #palette: Palette | null = null;
  /**
   * Created with the first picture; removed while there are no candles or no space, and to apply
   * new colours.
   */
  #ink: { picture: Picture; labels: Labels; lastPriceTag: PriceTag } | null = null;
  /** Created on first use, because most charts never show a crosshair. */
  #crosshair: Crosshair | null = null;

  constructor(container: HTMLElement) {
    this.#container = container;
  }

  get isSized(): boolean {
    return this.#size.width > 0 && this.#size.height > 0;
  }

  /** Sets the size in CSS pixels; returns false if it is unchanged. */
  resize(width: number, height: number): boolean {
    if (width === this.#size.width && height === this.#size.height) return false;
    this.#size = { width, height };
    this.layout = null;
    return true;
  }

  /** Makes the next frame read colours and fonts again. */
  restyle(): void {
    this.#palette = null;
    this.layout = null;
  }

  clear(): void {
    this.#projection.frame = null;
    this.#ink = this.#crosshair = null;
    this.#container.replaceChildren();
  }

  /**
   * Paints the parts that are out of date and places the marks; does nothing without candles or
   * space.
   */
  render(model: Model, options: ChartOptions, marks: Marks, stale: 'marks' | 'tick' | 'all'): void {
    const scene = this.#scene(model, options);
    if (!scene || !this.#ink) {
      this.clear();
      return;
    }
    const { picture, lastPriceTag } = this.#ink;
    const whole = stale === 'all' || this.#projection.frame?.layout !== scene.layout;
    const price = marks.lastPrice ?? scene.series.close[scene.series.length - 1]!;
    if (whole || (stale === 'tick' && !picture.paintTick(scene))) picture.paint(scene, price);
    this.#placeLastPrice(scene, price, picture, lastPriceTag);
    this.#placeCrosshair(scene, marks.focus);
  }

  /**
   * Converts a distance from the left edge (CSS pixels) to a position in candles; null before the
   * first frame.
   */
  candleAt(x: number): number | null {
    const { frame } = this.#projection;
    return frame && (x * frame.layout.ratio - frame.x.offset) / frame.x.slope;
  }

  /**
   * Returns the index of the candle that is drawn at `index`; for a line this is the last candle of
   * the bucket that contains `index`.
   */
  shownAt(index: number, { shape }: ChartOptions): number {
    const { frame } = this.#projection;
    const last = frame?.columns.last[frame.columns.count - 1];
    return shape === 'candles' || last === undefined ? index : this.#lastOfBucket(index, last);
  }

  /** Returns the data and options to paint; null without candles or space. */
  #scene(model: Model, options: ChartOptions): Scene | null {
    const { width, height } = this.#size;
    const { series, interval } = model;
    if (!this.isSized) return null;
    if (!this.#palette) {
      this.#palette = readPalette(this.#container);
      this.clear();
    }
    if (series.length === 0) return null;
    const palette = this.#palette;
    const ratio = devicePixelRatio || 1;
    this.#ink ??= {
      picture: new Picture(this.#container, this.#projection, { width, height, ratio }),
      lastPriceTag: new PriceTag(this.#container),
      // The labels are created last, because measuring text makes the browser compute the styles of
      // all new elements; for elements that are added later it would do so again.
      labels: new Labels(palette.family, Math.round(palette.text * ratio), this.#container),
    };
    const { labels } = this.#ink;
    if (model.window) series.load(Math.floor(model.window.from), Math.ceil(model.window.to));
    const widest = widestPrice(series, labels, options);
    if (!this.layout || widest > this.#axis) {
      const { text } = palette;
      const hasVolume = hasVolumePane({ series, options });
      this.#axis = widest;
      this.layout = createLayout({ width, height, ratio, text, axis: widest / ratio, hasVolume });
    }
    const { layout } = this;
    if (!layout) return null;
    const { window } = model;
    if (window) return { series, interval, options, window, layout, palette, labels };
    model.showLatest(initialCandles(model, options, layout));
    // Computes the scene again, because the prices in the new window may need a wider axis.
    return this.#scene(model, options);
  }

  #placeLastPrice(scene: Scene, price: number, picture: Picture, lastPriceTag: PriceTag): void {
    const { series, layout, palette, labels, options } = scene;
    const y = this.#priceY(price);
    const visible = y >= layout.priceTop && y <= layout.priceBottom;
    picture.paintPrices(scene, visible ? y : null);
    if (!visible) {
      lastPriceTag.hide();
      return;
    }
    const direction = directionOf(price, series, options);
    const line = palette[direction];
    const look = {
      line,
      ground: line,
      ink: palette[contrastColours[direction]],
      text: palette.text,
    };
    lastPriceTag.show(options.formatPrice(price), y, layout, look, labels);
  }

  #placeCrosshair({ series, layout, palette, labels, options }: Scene, focus: Focus | null): void {
    const { frame } = this.#projection;
    if (!focus || !frame) {
      this.#crosshair?.hide();
      return;
    }
    const { bucket } = this.#projection;
    const middle = (Math.floor(focus.index / bucket) + 0.5) * bucket;
    // A line has one price at each moment, so the crosshair's horizontal line is at this price.
    const onLine = options.shape === 'line';
    const close = this.#priceY(
      series.close[onLine ? this.#lastOfBucket(focus.index, series.length - 1) : focus.index]!,
    );
    const freeY = focus.y === null || onLine ? close : focus.y * layout.ratio;
    const y = Math.min(Math.max(freeY, layout.priceTop), layout.priceBottom);
    const place = {
      x: Math.round(frame.x.slope * middle + frame.x.offset),
      y,
      text: options.formatPrice((y - frame.price.offset) / frame.price.slope),
      point: onLine ? close : null,
    };
    this.#crosshair ??= new Crosshair(this.#container);
    this.#crosshair.show(place, layout, palette, labels);
  }

  /**
   * Index of the last candle in the bucket of `index`; `newest` is the index of the newest candle.
   */
  #lastOfBucket(index: number, newest: number): number {
    const { bucket } = this.#projection;
    return Math.min(newest, (Math.floor(index / bucket) + 1) * bucket - 1);
  }

  #priceY(price: number): number {
    const { frame } = this.#projection;
    return frame ? frame.price.slope * price + frame.price.offset : NaN;
  }
}

const contrastColours = { rise: 'onRise', fall: 'onFall', flat: 'onFlat' } as const;

/**
 * Estimates the width of the widest label of the price axis, in device pixels. The axis ends above
 * the highest price, so the price that is measured is 5 % higher.
 */
function widestPrice({ seen }: Series, labels: Labels, { formatPrice }: ChartOptions): number {
  if (!(seen.low <= seen.high)) return 0;
  return Math.max(
    labels.measure(formatPrice(seen.low)),
    labels.measure(formatPrice(seen.high * 1.05)),
  );
}

function initialCandles({ length }: Model, options: ChartOptions, layout: Layout): number {
  const fitting = layout.plotRight / layout.ratio / initialCandleWidth;
  return options.visibleCandles ?? (options.shape === 'line' ? length : fitting);
}
