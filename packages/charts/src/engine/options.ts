import type { Candle, ChartPeriod, ChartShape } from '../candle.ts';
import type { Labels } from '../paint/Labels.ts';
import type { Palette } from '../paint/palette.ts';
import type { Series } from '../series/Series.ts';
import type { Layout } from '../view/layout.ts';
import type { TimeUnit } from '../view/timeTicks.ts';
import type { VisibleWindow } from '../view/window.ts';

export interface ChartOptions {
  readonly period: ChartPeriod;
  readonly shape: ChartShape;
  /** Spans of the volume averages, in candles. */
  readonly averages: readonly number[];
  /** Candles in view at first; without it as many as stand comfortably, all for a line. */
  readonly visibleCandles?: number | undefined;
  /**
   * The price that what is shown began with: what the colour of the last price, and of a line, is
   * measured against; on a line a dotted line of its own. Null where it is not known: there is no colour.
   */
  readonly reference?: number | null | undefined;
  readonly formatPrice: (price: number) => string;
  /** What the volume pane and the line of an average are called. */
  readonly nameVolume: string;
  readonly nameAverage: (span: number) => string;
  readonly formatTime: (time: number, unit: TimeUnit) => string;
}

/** What the read-out shows: the candle under the crosshair, else the newest. */
export interface ReadOut {
  readonly candle: Candle;
  readonly index: number;
  /** Whether the crosshair is shown. */
  readonly focused: boolean;
}

/**
 * Whether a price rises above what it is measured against: the reference, where there is one; else the
 * first price of a line, or the opening of the last candle. A price at the reference is flat, and so
 * is what has one that is not known.
 */
export function directionOf(
  price: number,
  series: Series,
  { shape, reference }: Pick<ChartOptions, 'shape' | 'reference'>,
): 'rise' | 'fall' | 'flat' {
  if (reference === null) return 'flat';
  const began = reference ?? series.at(shape === 'line' ? 0 : series.length - 1).open;
  if (price === began) return 'flat';
  return price > began ? 'rise' : 'fall';
}

/** The price that a line began with, where it has one to show; null for candles. */
export function referenceOf({
  shape,
  reference,
}: Pick<ChartOptions, 'shape' | 'reference'>): number | null {
  return shape === 'line' ? (reference ?? null) : null;
}

/** Candles have their volume below them, where the market reports one; a line has none. */
export function hasVolumePane({ series, options }: Pick<Scene, 'series' | 'options'>): boolean {
  return options.shape === 'candles' && series.hasVolume;
}

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
