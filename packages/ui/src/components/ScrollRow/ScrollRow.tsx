import type { ReactNode } from 'react';
import type { Gap } from '../../private/gap.ts';
import { scrollRow } from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** Names the row for screen readers. */
  label: string;
  /** Space between the children, in px; 12 if left out. */
  gap?: Gap;
  /** Width of each child; its own if left out. `narrow` shows two on a phone, `wide` one and a bit. */
  itemWidth?: 'auto' | 'narrow' | 'wide';
  children: ReactNode;
}

/** Children side by side, scrolled sideways. It takes the focus, so that arrow keys scroll it. */
export function ScrollRow({ label, gap, itemWidth, children }: ScrollRowProps) {
  return (
    <div className={scrollRow({ gap, itemWidth })} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
