import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** Space between the children, in px; 8 if left out. */
  gap?: Gap;
  /** Where they stand across the line; in its middle if left out. */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** Where they stand along the line; at its start if left out. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a next line where the words grow too long; true if left out. */
  wrap?: boolean;
  /** Children share the width evenly, as two buttons side by side do. */
  even?: boolean;
  /** The first child takes the remaining space, like a field beside its button. */
  grow?: boolean;
  /** The words of small quiet buttons in it line up with the page; what one taps reaches past them. */
  flush?: boolean;
  children: ReactNode;
}

/** Children side by side. */
export function Inline({ gap, align, justify, wrap, even, grow, flush, children }: InlineProps) {
  return <div className={inline({ gap, align, justify, wrap, even, grow, flush })}>{children}</div>;
}
