import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';

export interface VisuallyHiddenProps {
  /** Element; default `span`. */
  as?: 'span' | 'div' | 'h1' | 'h2';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
