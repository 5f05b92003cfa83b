import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { page } from './Page.css.ts';

export interface PageProps {
  /** Space between the parts of the page, in px; 24 if left out. */
  gap?: Gap;
  /** The 16 px at both sides; true if left out. Lists that bleed to the edge go without. */
  gutters?: boolean;
  /** As high as the screen at least, for a page without a frame around it. */
  fill?: boolean;
  /** As wide as two columns, and on a phone held sideways as the screen: for a page that is about a chart. */
  wide?: boolean;
  /** What the page is inside of: `main`, unless a frame already brings that. */
  as?: 'main' | 'div';
  children: ReactNode;
}

/** The column that a screen's parts stand in. */
export function Page({ gap, gutters, fill, wide, as: Element = 'div', children }: PageProps) {
  return <Element className={page({ gap, gutters, fill, wide })}>{children}</Element>;
}
