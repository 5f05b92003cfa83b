import { Children, type ReactNode, useState, type UIEvent } from 'react';
import { useFocusIfScrollable } from '../../private/scrollFocus.ts';
import type { Gap } from '../../tokens/styles.css.ts';
import { scrollRow } from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** Accessible name. */
  label: string;
  /** Gap in px; default 12. */
  gap?: Gap;
  /**
   * Width of each child; by default its natural width. On a phone, `narrow` shows two children
   * and a part of the next, `medium` and `wide` one and a part.
   */
  itemWidth?: 'auto' | 'narrow' | 'medium' | 'wide';
  children: ReactNode;
}

/** Children added at a time while scrolling. */
const batchSize = 24;

/** A horizontally scrolling row. While it overflows it is focusable, for the arrow keys. */
export function ScrollRow({ label, gap, itemWidth, children }: ScrollRowProps) {
  // Not compiled by React Compiler: the home screen loads this code, and compiled code would be
  // longer and save no work.
  'use no memo';
  const all = Children.toArray(children);
  const [shown, setShown] = useState(batchSize);
  const showMore = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    const end = Math.abs(row.scrollLeft) + 2 * row.clientWidth;
    if (end > row.scrollWidth && shown < all.length) setShown(shown + batchSize);
  };
  return (
    <div
      ref={useFocusIfScrollable()}
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
