import { paintAverages } from '../paint/averages.ts';
import { coveredBy, paintGrid, paintPrices, paintTimeAxis, priceTicks } from '../paint/axes.ts';
import { paintCandles, paintVolume } from '../paint/candles.ts';
import type { Frame } from '../paint/Frame.ts';
import { paintLegend } from '../paint/legend.ts';
import { paintLine, paintReference } from '../paint/line.ts';
import { tagHeight } from '../paint/PriceTag.ts';
import { createSurface, resizeSurface, type Surface } from '../paint/surface.ts';
import { Tail } from '../paint/Tail.ts';
import type { Series } from '../series/Series.ts';
import { collectColumn } from '../view/columns.ts';
import type { LayoutInput } from '../view/layout.ts';
import type { VisibleWindow } from '../view/window.ts';
import { directionOf, hasVolumePane, referenceOf, type Scene } from './options.ts';
import type { Projection } from './Projection.ts';

/** Minimum space between the price tag and a label of the axis, in CSS pixels. */
const tagGap = 1;

/** Height of a digit as a share of the text size. */
const digitHeight = 0.75;

/** `width` and `height` are CSS pixels, `ratio` is device pixels per CSS pixel. */
type PictureSize = Pick<LayoutInput, 'width' | 'height' | 'ratio'>;

/**
 * Paints one canvas until the first tick. From then on the newest column has a narrow canvas of its
 * own, so that a tick repaints few pixels.
 */
export class Picture {
  readonly #projection: Projection;
  readonly #main: Surface;
  readonly #container: HTMLElement;
  #tail: Tail | null = null;
  #ticks: readonly number[] = [];
  /** Ticks painted on the price axis; null to repaint it. */
  #paintedTicks: string | null = null;

  constructor(
    container: HTMLElement,
    projection: Projection,
    { width, height, ratio }: PictureSize,
  ) {
    this.#container = container;
    this.#projection = projection;
    this.#main = createSurface(container);
    resizeSurface(this.#main, Math.round(width * ratio), Math.round(height * ratio), ratio);
  }

  /** Paints everything but the price axis, whose ticks avoid the tag of `lastPrice`. */
  paint(scene: Scene, lastPrice: number): void {
    const { layout, labels, options, series } = scene;
    const projection = this.#projection;
    const { pen } = this.#main;
    const frame = projection.project(scene);
    resizeSurface(this.#main, layout.width, layout.height, layout.ratio);
    const tag = frame.price.slope * lastPrice + frame.price.offset;
    this.#ticks = priceTicks(
      projection.priceScale,
      (layout.priceBottom - layout.priceTop) / layout.ratio,
      covering(frame, tag),
    );
    this.#paintedTicks = null;
    paintGrid(pen, frame, this.#ticks);
    const began = referenceOf(options);
    if (began !== null) paintReference(pen, frame, began);
    const split = this.#tail !== null && projection.tailVisible;
    const end = frame.columns.count - (split ? 1 : 0);
    paintPart(pen, frame, scene, 0, end);
    if (hasVolumePane(scene)) paintLegend(pen, frame, labels, options);
    paintTimeAxis(pen, frame, projection.bucket, {
      labels,
      time: series.time,
      interval: scene.interval,
      offset: options.period === 'timeline' ? wallClock(series, scene.window) : 0,
      format: options.formatTime,
    });
    this.#paintTail(scene, frame);
  }

  /**
   * Paints the price axis if it has changed. Leaves out the ticks that the price tag would cover or
   * touch; `tag` is the middle of the price tag in device pixels, or null without one.
   */
  paintPrices({ labels, options }: Scene, tag: number | null): void {
    const { frame } = this.#projection;
    if (!frame) return;
    const isCovered = covering(frame, tag);
    const ticks = this.#ticks.filter((tick) => !isCovered(tick));
    const tickKey = ticks.join(' ');
    if (tickKey === this.#paintedTicks) return;
    paintPrices(this.#main.pen, frame, ticks, labels, options.formatPrice);
    this.#paintedTicks = tickKey;
  }

  /**
   * Repaints only the newest column. Returns false if the caller must paint everything, because the
   * scales no longer fit or because the narrow canvas is new.
   */
  paintTick(scene: Scene): boolean {
    const projection = this.#projection;
    const { frame } = projection;
    if (!frame || !projection.fits(scene)) return false;
    if (!this.#tail) {
      this.#tail = new Tail(this.#container, this.#main);
      return false;
    }
    if (!projection.tailVisible) return true;
    const { series } = scene;
    const bucket = Math.floor((series.length - 1) / projection.bucket);
    collectColumn(series, projection.bucket, bucket, frame.columns, frame.columns.count - 1);
    this.#paintTail(scene, frame);
    return true;
  }

  #paintTail(scene: Scene, frame: Frame): void {
    const { tailVisible } = this.#projection;
    if (!tailVisible) this.#tail?.hide();
    else {
      const { count } = frame.columns;
      this.#tail?.paint(frame, (pen, part) => paintPart(pen, part, scene, count - 1, count));
    }
  }
}

/** Returns whether a tag, whose middle is in device pixels, covers the label of a tick. */
function covering({ layout, palette: { text }, price }: Frame, tag: number | null) {
  const room = ((tagHeight(text) + digitHeight * text) / 2 + tagGap) * layout.ratio;
  return coveredBy((tick) => price.slope * tick + price.offset, tag, room);
}

/**
 * Paints the columns from `first` up to but not including `end`. Lines begin one column earlier, so
 * that they join the lines of the other canvas.
 */
function paintPart(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  scene: Scene,
  first: number,
  end: number,
): void {
  const { series, options, palette } = scene;
  const joined = Math.max(0, first - 1);
  if (options.shape === 'line') {
    const direction = directionOf(series.close[series.length - 1]!, series, options);
    paintLine(pen, frame, joined, end, palette[direction], referenceOf(options));
  } else paintCandles(pen, frame, first, end);
  if (!hasVolumePane(scene)) return;
  paintVolume(pen, frame, first, end);
  paintAverages(pen, frame, series, options.averages, joined, end);
}

function wallClock(series: Series, window: VisibleWindow): number {
  const index = Math.max(0, Math.min(series.length - 1, Math.floor(window.from)));
  return -new Date(series.time[index]!).getTimezoneOffset() * 60_000;
}
