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
  readonly #projection = new Projection();
  #size = { width: 0, height: 0 };
  /** Width of the widest price that the layout has room for, device pixels. */
  #axis = 0;
  /** Read when the size is known, which is while candles are still waited for. */
  #palette: Palette | null = null;
  /** What is painted on: made with the first picture, and gone with the last candle. */
  #ink: { picture: Picture; labels: Labels; lastTag: PriceTag } | null = null;
  /** Made when it is first wanted: most pictures are only looked at. */
  #crosshair: Crosshair | null = null;

  constructor(container: HTMLElement) {
    this.#container = container;
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

  clear(): void {
    this.#projection.frame = null;
    this.#ink = this.#crosshair = null;
    this.#container.replaceChildren();
  }

  /** Paints what is stale and puts the marks in place; does nothing without candles or space. */
  render(model: Model, options: ChartOptions, marks: Marks, stale: 'marks' | 'tick' | 'all'): void {
    const scene = this.#scene(model, options);
    if (!scene || !this.#ink) {
      this.clear();
      return;
    }
    const { picture, lastTag } = this.#ink;
    const whole = stale === 'all' || this.#projection.frame?.layout !== scene.layout;
    if (whole || (stale === 'tick' && !picture.paintTick(scene))) picture.paint(scene);
    this.#placeLastPrice(scene, marks.lastPrice, picture, lastTag);
    this.#placeCrosshair(scene, marks.focus);
  }

  /** The position in candles of a distance from the left, CSS pixels; null before a frame. */
  candleAt(x: number): number | null {
    const { frame } = this.#projection;
    return frame && (x * frame.layout.ratio - frame.x.offset) / frame.x.slope;
  }

  /** The candle drawn at `index`: of a line's bucket, the one that the line goes through. */
  shownAt(index: number, { shape }: ChartOptions): number {
    const { frame } = this.#projection;
    const last = frame?.columns.last[frame.columns.count - 1];
    return shape === 'candles' || last === undefined ? index : this.#lastOfBucket(index, last);
  }

  /** What to paint, or null without candles or space. */
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
      lastTag: new PriceTag(this.#container),
      // After the two: type is measured once the browser has their style.
      labels: new Labels(palette.family, Math.round(palette.text * ratio), this.#container),
    };
    const { labels } = this.#ink;
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

  #placeLastPrice(scene: Scene, price: number | null, picture: Picture, lastTag: PriceTag): void {
    const { series, layout, palette, labels, options } = scene;
    const last = series.length - 1;
    const shown = price ?? series.close[last]!;
    const y = this.#priceY(shown);
    const visible = y >= layout.priceTop && y <= layout.priceBottom;
    picture.paintPrices(scene, visible ? y : null);
    if (!visible) {
      lastTag.hide();
      return;
    }
    const direction = directionOf(shown, series, options);
    const line = palette[direction];
    const look = { line, ground: line, ink: palette[onColour[direction]], text: palette.text };
    lastTag.show(options.formatPrice(shown), y, layout, look, labels);
  }

  #placeCrosshair({ series, layout, palette, labels, options }: Scene, focus: Focus | null): void {
    const { frame } = this.#projection;
    if (!focus || !frame) {
      this.#crosshair?.hide();
      return;
    }
    const { bucket } = this.#projection;
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
    const { bucket } = this.#projection;
    return Math.min(newest, (Math.floor(index / bucket) + 1) * bucket - 1);
  }

  #priceY(price: number): number {
    const { frame } = this.#projection;
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
