import type { Candle, ChartPeriod } from '../candle.ts';
import type { Labels } from '../paint/Labels.ts';
import type { Palette } from '../paint/palette.ts';
import type { Series } from '../series/Series.ts';
import type { Layout } from '../view/layout.ts';
import type { TimeUnit } from '../view/timeTicks.ts';
import type { VisibleWindow } from '../view/window.ts';

export interface ChartOptions {
  readonly period: ChartPeriod;
  /** Spans of the volume averages, in candles. */
  readonly averages: readonly number[];
  /** Candles in view at first; without it as many as stand comfortably, all for a timeline. */
  readonly visibleCandles?: number | undefined;
  /** What a timeline's colour is measured against; without it the first price shown. */
  readonly previousClose?: number | undefined;
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
 * What the last price is measured against, for its colour: a timeline against the close before it,
 * a candle against its own opening.
 */
export function reference(series: Series, options: ChartOptions): number {
  if (options.period !== 'timeline') return series.open[series.length - 1]!;
  return options.previousClose ?? series.open[0]!;
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
