import type { Affine } from '../view/scales.ts';
import type { Columns } from '../view/columns.ts';
import type { Layout } from '../view/layout.ts';
import type { Palette } from './palette.ts';

/** Everything that one frame is painted from. Positions are device pixels. */
export interface Frame {
  readonly layout: Layout;
  readonly palette: Palette;
  readonly columns: Columns;
  /** Maps candles to x. */
  readonly x: Affine;
  /** Maps prices to y. */
  readonly price: Affine;
  /** Maps volumes to y. */
  readonly volume: Affine;
  /** Width of a column including its gap. */
  readonly pitch: number;
  /**
   * Left edge of the narrow canvas of the newest column, subtracted from every x; 0 on the main
   * canvas.
   */
  readonly left: number;
}
