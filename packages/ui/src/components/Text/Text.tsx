import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

/** Height of the type in px at the reader's usual text size; each has its line height. */
export type TextSize = 12 | 14 | 16 | 20 | 28 | 40;

/** Colour of words by what they mean; `inherit` takes the colour of what is around. */
export type TextTone =
  | 'default'
  | 'muted'
  | 'accent'
  | 'rise'
  | 'fall'
  | 'caution'
  | 'critical'
  | 'inherit';

export interface TextProps {
  /** In px at the reader's usual text size; 16 if left out. */
  size?: TextSize;
  /** 400 or 600. */
  weight?: 'regular' | 'strong';
  /** Colour by meaning. Never the only bearer of it: rise and fall need their sign in the words. */
  tone?: TextTone;
  /** Where its lines stand; at the start if left out. */
  align?: 'start' | 'center' | 'end';
  /** One line, cut with an ellipsis. Only for what can be read in full elsewhere. */
  truncate?: boolean;
  /** Space for two lines, filled or not; what is longer is cut, and can be read in full elsewhere. */
  lines?: 2;
  /** `span` if left out. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time' | 'li' | 'dt' | 'dd';
  /** For what this text describes by aria. */
  id?: string;
  children: ReactNode;
}

/** Words and figures; figures are tabular. */
export function Text(props: TextProps) {
  const { size, weight, tone, align, truncate, lines, as: Element = 'span', id, children } = props;
  return (
    <Element
      id={id}
      className={text({ size, weight, tone, align, truncate, lines, breaks: !truncate })}
    >
      {children}
    </Element>
  );
}
