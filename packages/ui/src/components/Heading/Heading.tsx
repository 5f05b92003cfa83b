import type { ReactNode } from 'react';
import { text } from '../Text/Text.css.ts';
import type { TextProps, TextSize } from '../Text/Text.tsx';

type Level = 1 | 2 | 3 | 4;

const sizes: Record<Level, TextSize> = { 1: 28, 2: 20, 3: 16, 4: 14 };

export interface HeadingProps {
  /** Its place in the page's outline, not its looks. */
  level: Level;
  /** 28, 20, 16, 14 by level if left out. */
  size?: TextSize;
  /** Where its lines stand; at the start if left out. */
  align?: TextProps['align'];
  /** For what it names by aria, and for links into the page. */
  id?: string;
  children: ReactNode;
}

/** A heading. Levels follow one another without a gap, independent of their size. */
export function Heading({ level, size = sizes[level], align, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      className={text({ size, weight: 'strong', align, breaks: true, balance: true })}
    >
      {children}
    </Element>
  );
}
