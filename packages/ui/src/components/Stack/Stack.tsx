import type { ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Gap in px; default 16. */
  gap?: Gap;
  /** Cross-axis alignment; default stretch. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Takes the remaining width of its row. */
  grow?: boolean;
  /** Element; default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'article';
  children: ReactNode;
}

/** Children in a column. */
export function Stack({ gap, align, grow, as: Element = 'div', children }: StackProps) {
  const list = Element === 'ul' || Element === 'ol' ? { role: 'list' } : {};
  return (
    <Element className={stack({ gap, align, grow })} {...list}>
      {children}
    </Element>
  );
}
