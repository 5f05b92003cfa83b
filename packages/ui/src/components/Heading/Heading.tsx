import type { ReactNode } from 'react';
import { text } from '../Text/Text.css.ts';
import type { TextProps, TextSize } from '../Text/Text.tsx';

type Level = 1 | 2 | 3 | 4;

const sizes: Record<Level, TextSize> = { 1: 28, 2: 20, 3: 16, 4: 14 };

export interface HeadingProps {
  /** Outline level, independent of size. */
  level: Level;
  /** Default by level: 28, 20, 16, 14. */
  size?: TextSize;
  /** Text alignment; default start. */
  align?: TextProps['align'];
  /** Id for aria and links. */
  id?: string;
  children: ReactNode;
}

/** A heading. Do not skip levels. */
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
