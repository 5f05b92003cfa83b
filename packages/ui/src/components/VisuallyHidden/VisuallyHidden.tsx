import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';

export interface VisuallyHiddenProps {
  /** The element it is; `span` if left out. */
  as?: 'span' | 'div' | 'h1' | 'h2';
  children: ReactNode;
}

/** Read aloud, not seen. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
