import { Children, type ReactNode, useState, type UIEvent } from 'react';
import { focusIfScrollable } from '../../private/focus.ts';
import type { Gap } from '../../tokens/styles.css.ts';
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

/** More children come as the row is scrolled, so many at a time. */
const atOnce = 24;

/** Children side by side, scrolled sideways. While it scrolls it takes the focus, for the arrow keys. */
export function ScrollRow({ label, gap, itemWidth, children }: ScrollRowProps) {
  // Home carries it: compiled, it would be longer and save nothing.
  'use no memo';
  const all = Children.toArray(children);
  const [shown, setShown] = useState(atOnce);
  const showMore = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    const end = Math.abs(row.scrollLeft) + 2 * row.clientWidth;
    if (end > row.scrollWidth && shown < all.length) setShown(shown + atOnce);
  };
  return (
    <div
      ref={focusIfScrollable}
      className={scrollRow({ gap, itemWidth })}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-label={label}
      onScroll={showMore}
    >
      {all.slice(0, shown)}
    </div>
  );
}
