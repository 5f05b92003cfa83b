import type { Affine } from '../view/scales.ts';
import type { Columns } from '../view/columns.ts';
import type { Layout } from '../view/layout.ts';
import type { Palette } from './palette.ts';

/** All that one frame is painted from; positions in device pixels. */
export interface Frame {
  readonly layout: Layout;
  readonly palette: Palette;
  readonly columns: Columns;
  /** Candles → x. */
  readonly x: Affine;
  /** Price → y. */
  readonly price: Affine;
  /** Volume → y. */
  readonly volume: Affine;
  /** Width of a column with its gap. */
  readonly pitch: number;
  /** Subtracted from every x: the left edge of a narrow canvas. */
  readonly left: number;
}
