import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Space between the children, in px; 16 if left out. */
  gap?: Gap;
  /** Where the children stand across the column; they fill it if left out. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Takes the space that its neighbours in a row leave. */
  grow?: boolean;
  /** The element it is, for what it means to screen readers; `div` if left out. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'article';
  children: ReactNode;
}

/** Children one below the other. */
export function Stack({ gap, align, grow, as: Element = 'div', children }: StackProps) {
  const list = Element === 'ul' || Element === 'ol' ? { role: 'list' } : {};
  return (
    <Element className={stack({ gap, align, grow })} {...list}>
      {children}
    </Element>
  );
}
