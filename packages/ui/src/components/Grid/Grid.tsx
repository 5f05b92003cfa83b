import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** Fixed number of columns. Prefer `minColumn` around text. */
  columns?: 1 | 2 | 3 | 4;
  /**
   * As many columns as fit: four `narrow`, three `third`, two `medium` or one `wide` on a phone.
   * Larger text gets fewer.
   */
  minColumn?: 'narrow' | 'third' | 'medium' | 'wide';
  /** Cells that do not fill one row of `minColumn` share its width. */
  stretch?: boolean;
  /** Gap between cells in px; default 16. */
  gap?: Gap;
  children: ReactNode;
}

/** Cells of equal width. */
export function Grid({ columns, minColumn, stretch, gap, children }: GridProps) {
  return <div className={grid({ columns, minColumn, stretch, gap })}>{children}</div>;
}
