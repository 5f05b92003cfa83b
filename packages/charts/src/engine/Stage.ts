import { Labels } from '../paint/Labels.ts';
import { readPalette, type Palette } from '../paint/palette.ts';
import { PriceTag } from '../paint/PriceTag.ts';
import type { Series } from '../series/Series.ts';
import { createLayout, type Layout } from '../view/layout.ts';
import { Crosshair } from './Crosshair.ts';
import type { Model } from './Model.ts';
import { type ChartOptions, directionOf, hasVolumePane, type Scene } from './options.ts';
import { Picture } from './Picture.ts';

/** Width a candle takes at first, CSS pixels. */
const comfortable = 5.5;

/** The position of a crosshair: on a candle, its price line at `y` (CSS pixels) or at the close. */
export interface Focus {
  readonly index: number;
  readonly y: number | null;
}

/** What a frame shows beside the model. */
export interface Marks {
  readonly lastPrice: number | null;
  readonly focus: Focus | null;
}

/** The container's inside: its size and theme, the canvases, the price line and the crosshair. */
export class Stage {
  layout: Layout | null = null;
  readonly #container: HTMLElement;
  readonly #picture: Picture;
  readonly #lastTag: PriceTag;
  #size = { width: 0, height: 0 };
  /** Width of the widest price that the layout has room for, device pixels. */
  #axis = 0;
  #palette: Palette | null = null;
  #labels: Labels | null = null;
  /** Made when it is first wanted: most pictures are only looked at. */
  #crosshair: Crosshair | null = null;

  constructor(container: HTMLElement) {
    this.#container = container;
    this.#picture = new Picture(container);
    this.#lastTag = new PriceTag(container);
  }

  get isSized(): boolean {
    return this.#size.width > 0 && this.#size.height > 0;
  }

  /** CSS pixels. False when the size is the one it has. */
  resize(width: number, height: number): boolean {
    if (width === this.#size.width && height === this.#size.height) return false;
    this.#size = { width, height };
    this.layout = null;
    return true;
  }

  /** Reads colours and type again before the next frame. */
  restyle(): void {
    this.#palette = null;
    this.layout = null;
  }

  /** Paints what is stale and puts the marks in place; does nothing without candles or space. */
  render(model: Model, options: ChartOptions, marks: Marks, stale: 'marks' | 'tick' | 'all'): void {
    const scene = this.#scene(model, options);
    if (!scene) {
      this.#picture.clear();
      this.#lastTag.hide();
      this.#crosshair?.hide();
      return;
    }
    const whole = stale === 'all' || this.#picture.projection.frame?.layout !== scene.layout;
    if (whole || (stale === 'tick' && !this.#picture.paintTick(scene))) this.#picture.paint(scene);
    this.#placeLastPrice(scene, marks.lastPrice);
    this.#placeCrosshair(scene, marks.focus);
  }

  /** The position in candles of a distance from the left, CSS pixels; null before a frame. */
  candleAt(x: number): number | null {
    const { frame } = this.#picture.projection;
    return frame && (x * frame.layout.ratio - frame.x.offset) / frame.x.slope;
  }

  /** The candle drawn at `index`: of a line's bucket, the one that the line goes through. */
  shownAt(index: number, { shape }: ChartOptions): number {
    const { frame } = this.#picture.projection;
    const last = frame?.columns.last[frame.columns.count - 1];
    return shape === 'candles' || last === undefined ? index : this.#lastOfBucket(index, last);
  }

  /** What to paint, or null without candles or space. */
  #scene(model: Model, options: ChartOptions): Scene | null {
    const { width, height } = this.#size;
    const { series, interval } = model;
    if (!this.isSized || series.length === 0) return null;
    const ratio = devicePixelRatio || 1;
    if (!this.#palette || !this.#labels) {
      this.#palette = readPalette(this.#container);
      const { family, text } = this.#palette;
      this.#labels?.remove();
      this.#labels = new Labels(family, Math.round(text * ratio), this.#container);
      this.#lastTag.forget();
      this.#crosshair?.forget();
    }
    const [palette, labels] = [this.#palette, this.#labels];
    if (model.window) series.load(Math.floor(model.window.from), Math.ceil(model.window.to));
    const widest = widestPrice(series, labels, options);
    if (!this.layout || widest > this.#axis) {
      const { text } = palette;
      const volume = hasVolumePane({ series, options });
      this.#axis = widest;
      this.layout = createLayout({ width, height, ratio, text, axis: widest / ratio, volume });
    }
    const { layout } = this;
    if (!layout) return null;
    const { window } = model;
    if (window) return { series, interval, options, window, layout, palette, labels };
    model.showLatest(candlesAtFirst(model, options, layout));
    // What comes into view may have wider prices.
    return this.#scene(model, options);
  }

  #placeLastPrice(scene: Scene, price: number | null): void {
    const { series, layout, palette, labels, options } = scene;
    const last = series.length - 1;
    const shown = price ?? series.close[last]!;
    const y = this.#priceY(shown);
    const visible = y >= layout.priceTop && y <= layout.priceBottom;
    this.#picture.paintPrices(scene, visible ? y : null);
    if (!visible) {
      this.#lastTag.hide();
      return;
    }
    const direction = directionOf(shown, series, options);
    const line = palette[direction];
    const look = { line, ground: line, ink: palette[onColour[direction]], text: palette.text };
    this.#lastTag.show(options.formatPrice(shown), y, layout, look, labels);
  }

  #placeCrosshair({ series, layout, palette, labels, options }: Scene, focus: Focus | null): void {
    const { frame } = this.#picture.projection;
    if (!focus || !frame) {
      this.#crosshair?.hide();
      return;
    }
    const { bucket } = this.#picture.projection;
    const middle = (Math.floor(focus.index / bucket) + 0.5) * bucket;
    // On a line there is one price per moment, and the crosshair slides along it.
    const onLine = options.shape === 'line';
    const close = this.#priceY(
      series.close[onLine ? this.#lastOfBucket(focus.index, series.length - 1) : focus.index]!,
    );
    const wanted = focus.y === null || onLine ? close : focus.y * layout.ratio;
    const y = Math.min(Math.max(wanted, layout.priceTop), layout.priceBottom);
    const place = {
      x: Math.round(frame.x.slope * middle + frame.x.offset),
      y,
      text: options.formatPrice((y - frame.price.offset) / frame.price.slope),
      point: onLine ? close : null,
    };
    this.#crosshair ??= new Crosshair(this.#container);
    this.#crosshair.show(place, layout, palette, labels);
  }

  /** `newest` is the last candle of all. */
  #lastOfBucket(index: number, newest: number): number {
    const { bucket } = this.#picture.projection;
    return Math.min(newest, (Math.floor(index / bucket) + 1) * bucket - 1);
  }

  #priceY(price: number): number {
    const { frame } = this.#picture.projection;
    return frame ? frame.price.slope * price + frame.price.offset : NaN;
  }
}

const onColour = { rise: 'onRise', fall: 'onFall', flat: 'onFlat' } as const;

/** Width of the widest label that the price axis may come to show, device pixels. */
function widestPrice({ seen }: Series, labels: Labels, { formatPrice }: ChartOptions): number {
  if (!(seen.low <= seen.high)) return 0;
  return Math.max(
    labels.measure(formatPrice(seen.low)),
    labels.measure(formatPrice(seen.high * 1.05)),
  );
}

function candlesAtFirst({ length }: Model, options: ChartOptions, layout: Layout): number {
  const fitting = layout.plotRight / layout.ratio / comfortable;
  return options.visibleCandles ?? (options.shape === 'line' ? length : fitting);
}
