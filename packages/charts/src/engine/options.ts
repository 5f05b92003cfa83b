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
  /**
   * Number of candles that are visible at first. Default: for a line all of them, for candles as
   * many as fit at 5.5 CSS pixels each.
   */
  readonly visibleCandles?: number | undefined;
  /**
   * Price at the start of the shown range. The colours of a line and of the last price show the
   * change since this price, and in a line chart a dotted line marks it. Null means that the price
   * is unknown: both are then grey.
   */
  readonly reference?: number | null | undefined;
  readonly formatPrice: (price: number) => string;
  /** Legend labels. */
  readonly nameVolume: string;
  readonly nameAverage: (span: number) => string;
  readonly formatTime: (time: number, unit: TimeUnit) => string;
}

/** The candle whose figures are shown: the one under the crosshair, otherwise the newest. */
export interface ReadOut {
  readonly candle: Candle;
  readonly index: number;
  readonly isFocused: boolean;
}

/**
 * Direction of the change from the reference to `price`. If the reference is undefined, the change
 * begins at the open of the first candle for a line, and of the last candle for candles. The
 * direction is flat if the change rounds to 0.00 % or the reference is null (unknown).
 */
export function directionOf(
  price: number,
  series: Series,
  { shape, reference }: Pick<ChartOptions, 'shape' | 'reference'>,
): 'rise' | 'fall' | 'flat' {
  if (reference === null) return 'flat';
  const start = reference ?? series.at(shape === 'line' ? 0 : series.length - 1).open;
  if (Math.abs(price - start) < Math.abs(start) * 0.000_05) return 'flat';
  return price > start ? 'rise' : 'fall';
}

/** Returns the starting price of a line if it is known; null for candles. */
export function referenceOf({
  shape,
  reference,
}: Pick<ChartOptions, 'shape' | 'reference'>): number | null {
  return shape === 'line' ? (reference ?? null) : null;
}

/** True if the chart shows volume: candles do if the market reports it, a line never does. */
export function hasVolumePane({ series, options }: Pick<Scene, 'series' | 'options'>): boolean {
  return options.shape === 'candles' && series.hasVolume;
}

export interface Scene {
  readonly series: Series;
  readonly options: ChartOptions;
  readonly window: VisibleWindow;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly labels: Labels;
  /** Usual time between two candles in milliseconds. */
  readonly interval: number;
}
