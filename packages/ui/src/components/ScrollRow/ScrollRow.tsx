import type { ReactNode } from 'react';
import { focusIfScrollable } from '../../private/focusIfScrollable.ts';
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

/** Children side by side, scrolled sideways. While it scrolls it takes the focus, for the arrow keys. */
export function ScrollRow({ label, gap, itemWidth, children }: ScrollRowProps) {
  return (
    <div
      ref={focusIfScrollable}
      className={scrollRow({ gap, itemWidth })}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
