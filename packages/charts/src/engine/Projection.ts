import type { Frame } from '../paint/Frame.ts';
import type { Extent } from '../series/Pyramid.ts';
import { bucketRange, bucketSize, collectColumns, createColumns } from '../view/columns.ts';
import { affineOf, createScale, priceDomain, type LinearScale } from '../view/scales.ts';
import { referenceOf, type Scene } from './options.ts';

/**
 * Height of the volume pane as a multiple of the highest bar; more than 1, to leave space above
 * that bar.
 */
const volumeHeadroom = 1.05;

/** Maps candles to pixels. The ticks of the price axis come from the visx scale. */
export class Projection {
  readonly priceScale: LinearScale = createScale();
  /** Candles per column in the last frame. */
  bucket = 1;
  tailVisible = false;
  frame: Frame | null = null;
  readonly #prices: Extent = { low: 0, high: 0 };
  readonly #volumes: Extent = { low: 0, high: 0 };
  #columns = createColumns(512);

  project(scene: Scene): Frame {
    const { layout, series, window, palette } = scene;
    const x = affineOf([window.from, window.to], [0, layout.plotRight]);
    // Columns narrower than two CSS pixels would blur candles and make lines jagged.
    const minWidth = 2 * layout.ratio;
    this.bucket = bucketSize(x.slope, minWidth);
    const { first, end } = bucketRange(window, series.length, this.bucket);
    // Averages include candles before the first column.
    series.load(first * this.bucket - Math.max(0, ...scene.options.averages), end * this.bucket);
    if (end - first > this.#columns.middle.length) this.#columns = createColumns(2 * (end - first));
    collectColumns(series, this.bucket, first, end, this.#columns);
    this.tailVisible = end * this.bucket >= series.length && end > first;
    this.#measure(scene, this.#prices, this.#volumes);
    const prices = priceDomain(this.#prices, scene.options.shape);
    const maxVolume = this.#volumes.high > 0 ? this.#volumes.high * volumeHeadroom : 1;
    this.priceScale.domain(prices);
    this.frame = {
      layout,
      palette,
      columns: this.#columns,
      x,
      price: affineOf(prices, [layout.priceBottom, layout.priceTop]),
      volume: affineOf([0, maxVolume], [layout.volumeBottom, layout.volumeTop]),
      pitch: x.slope * this.bucket,
      left: 0,
    };
    return this.frame;
  }

  /** True if the visible extremes have not changed since the last frame. */
  fits(scene: Scene): boolean {
    const { low, high } = this.#prices;
    const bars = this.#volumes.high;
    this.#measure(scene, this.#prices, this.#volumes);
    return this.#prices.low === low && this.#prices.high === high && this.#volumes.high === bars;
  }

  #measure({ series, window, options }: Scene, prices: Extent, volumes: Extent): void {
    const from = Math.max(0, Math.floor(window.from));
    const to = Math.min(series.length, Math.ceil(window.to));
    series.prices.range(from, to, prices);
    // The price axis also includes the starting price of a line, because a dotted line marks it.
    const began = referenceOf(options);
    if (began !== null && prices.low <= prices.high) {
      prices.low = Math.min(prices.low, began);
      prices.high = Math.max(prices.high, began);
    }
    series.volumes.range(from, to, volumes);
  }
}
