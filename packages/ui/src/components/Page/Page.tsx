import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { page } from './Page.css.ts';

export interface PageProps {
  /** Gap between the parts in px; default 24. */
  gap?: Gap;
  /** 16 px at both sides; default true. Turn off for lists that bleed to the edge. */
  gutters?: boolean;
  /** Fills the height of the screen, for a page without a frame. */
  fill?: boolean;
  /**
   * As wide as two columns, and on a landscape phone as wide as the screen; for a page about a
   * chart.
   */
  wide?: boolean;
  /** Element; default `div`. Use `main` without a frame. */
  as?: 'main' | 'div';
  children: ReactNode;
}

/** The column of a screen. */
export function Page({ gap, gutters, fill, wide, as: Element = 'div', children }: PageProps) {
  return <Element className={page({ gap, gutters, fill, wide })}>{children}</Element>;
}
