import type { Labels } from '../paint/Labels.ts';
import type { Palette } from '../paint/palette.ts';
import type { Series } from '../series/Series.ts';
import type { Layout } from '../view/layout.ts';
import type { VisibleWindow } from '../view/window.ts';
import type { ChartOptions } from './options.ts';

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
