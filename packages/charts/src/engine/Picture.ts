import { paintAverages } from '../paint/averages.ts';
import { paintGrid, paintPrices, paintTimeAxis, priceTicks } from '../paint/axes.ts';
import { paintCandles, paintVolume } from '../paint/candles.ts';
import type { Frame } from '../paint/Frame.ts';
import type { Labels } from '../paint/Labels.ts';
import { paintLegend } from '../paint/legend.ts';
import { paintLine } from '../paint/line.ts';
import type { Palette } from '../paint/palette.ts';
import { createSurface, placeSurface, resizeSurface, type Surface } from '../paint/surface.ts';
import type { Series } from '../series/Series.ts';
import { collectColumn } from '../view/columns.ts';
import type { Layout } from '../view/layout.ts';
import type { VisibleWindow } from '../view/window.ts';
import { Projection } from './Projection.ts';
import { reference, type ChartOptions } from './options.ts';

/** What a picture is painted from. */
export interface Scene {
  readonly series: Series;
  readonly options: ChartOptions;
  readonly window: VisibleWindow;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly labels: Labels;
  /** Usual distance of two candles, ms. */
  readonly interval: number;
}

/** Device pixels. */
const tailStep = 64;

/**
 * Two canvases: one with everything but the newest column, and a narrow one with that column,
 * so that a tick repaints a few pixels.
 */
export class Picture {
  readonly projection = new Projection();
  readonly #main: Surface;
  readonly #tail: Surface;
  #tailShown = true;

  constructor(container: HTMLElement) {
    this.#main = createSurface(container);
    this.#tail = createSurface(container);
  }

  clear(): void {
    resizeSurface(this.#main, 0, 0, 1);
    resizeSurface(this.#tail, 0, 0, 1);
  }

  paint(scene: Scene): void {
    const { layout, labels, options, series } = scene;
    const { projection } = this;
    const { pen } = this.#main;
    const frame = projection.project(scene);
    resizeSurface(this.#main, layout.width, layout.height, layout.ratio);
    const ticks = priceTicks(frame, projection.priceScale);
    paintGrid(pen, frame, ticks);
    const end = frame.columns.count - (projection.tailVisible ? 1 : 0);
    paintPart(pen, frame, scene, projection.bucket, 0, end);
    if (series.hasVolume) paintLegend(pen, frame, labels, options);
    paintPrices(pen, frame, ticks, labels, options.formatPrice);
    paintTimeAxis(pen, frame, projection.bucket, {
      labels,
      time: series.time,
      interval: scene.interval,
      offset: options.period === 'timeline' ? wallClock(series, scene.window) : 0,
      format: options.formatTime,
    });
    this.#paintTail(scene, frame);
  }

  /** Repaints the newest column alone. False when it does not fit the scales: paint all then. */
  paintTick(scene: Scene): boolean {
    const { projection } = this;
    const { frame } = projection;
    if (!frame || !projection.fits(scene)) return false;
    if (!projection.tailVisible) return true;
    const { series } = scene;
    const bucket = Math.floor((series.length - 1) / projection.bucket);
    collectColumn(series, projection.bucket, bucket, frame.columns, frame.columns.count - 1);
    this.#paintTail(scene, frame);
    return true;
  }

  #paintTail(scene: Scene, frame: Frame): void {
    const { columns, layout, pitch, x } = frame;
    const last = columns.count - 1;
    const middle = x.slope * columns.middle[last]! + x.offset;
    // One column more to the left: the lines join their last point but one.
    const left = Math.floor(middle - 1.5 * pitch - 2 * layout.ratio);
    const room = layout.plotRight - left;
    if (!this.projection.tailVisible || room <= 0) {
      this.#reveal(false);
      return;
    }
    // In steps, so that zooming does not allocate a canvas in each frame.
    const width = Math.ceil((2 * pitch + 4 * layout.ratio) / tailStep) * tailStep;
    resizeSurface(this.#tail, width, layout.volumeBottom, layout.ratio);
    placeSurface(this.#tail, left, 0, layout.ratio);
    this.#reveal(true);
    const part = { ...frame, left };
    paintPart(this.#tail.pen, part, scene, this.projection.bucket, last, columns.count);
    if (room < width) this.#tail.pen.clearRect(room, 0, width - room, layout.volumeBottom);
  }

  #reveal(tail: boolean): void {
    if (tail === this.#tailShown) return;
    this.#tailShown = tail;
    this.#tail.canvas.style.visibility = tail ? 'visible' : 'hidden';
  }
}

/** Columns `first` to `end`; lines begin one column before, where the other canvas left them. */
function paintPart(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  { series, options, palette }: Scene,
  bucket: number,
  first: number,
  end: number,
): void {
  const joined = Math.max(0, first - 1);
  if (options.period === 'timeline') {
    const rising = series.close[series.length - 1]! >= reference(series, options);
    paintLine(pen, frame, joined, end, rising ? palette.rise : palette.fall, bucket > 1);
  } else paintCandles(pen, frame, first, end);
  if (!series.hasVolume) return;
  paintVolume(pen, frame, first, end);
  paintAverages(pen, frame, series, options.averages, joined, end);
}

function wallClock(series: Series, window: VisibleWindow): number {
  const index = Math.max(0, Math.min(series.length - 1, Math.floor(window.from)));
  return -new Date(series.time[index]!).getTimezoneOffset() * 60_000;
}
