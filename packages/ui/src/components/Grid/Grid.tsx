import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** A fixed number of columns at any text size. Prefer `minColumn` around text. */
  columns?: 1 | 2 | 3 | 4;
  /**
   * As many columns as fit: on a phone `narrow` gives four, `medium` two, `wide` one. Larger text
   * gives fewer.
   */
  minColumn?: 'narrow' | 'medium' | 'wide';
  /** Space between cells, in px; 16 if left out. */
  gap?: Gap;
  children: ReactNode;
}

/** Cells of one width. */
export function Grid({ columns, minColumn, gap, children }: GridProps) {
  return <div className={grid({ columns, minColumn, gap })}>{children}</div>;
}
