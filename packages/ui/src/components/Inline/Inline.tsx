import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** Gap in px; default 8. */
  gap?: Gap;
  /** Cross-axis alignment; default center. */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** Main-axis alignment; default start. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps; default true. */
  wrap?: boolean;
  /** Children share the width evenly. */
  even?: boolean;
  /** The first child takes the remaining width. */
  grow?: boolean;
  /** The last child stays at the end of its line when it wraps. */
  lastAtEnd?: boolean;
  /**
   * Aligns the labels of small quiet buttons with the page; the buttons' touch targets are wider.
   */
  flush?: boolean;
  children: ReactNode;
}

/** Children side by side. */
export function Inline({ children, ...look }: InlineProps) {
  return <div className={inline(look)}>{children}</div>;
}
