import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

/** Font size in px at the usual text size, with its line height. */
export type TextSize = 12 | 14 | 16 | 20 | 28 | 40;

/** Colour by meaning; `inherit` keeps the surrounding colour. */
export type TextTone =
  | 'default'
  | 'muted'
  | 'accent'
  | 'rise'
  | 'fall'
  | 'success'
  | 'caution'
  | 'critical'
  | 'inherit';

export interface TextProps {
  /** Size in px at the usual text size; default 16. */
  size?: TextSize;
  /** Weight 400 or 600. */
  weight?: 'regular' | 'strong';
  /** Colour by meaning. Rise and fall also need their sign in the text. */
  tone?: TextTone;
  /** Text alignment; default start. */
  align?: 'start' | 'center' | 'end';
  /** One line with an ellipsis, for text that is readable elsewhere. */
  truncate?: boolean;
  /** Always two lines high; longer text is cut, so it must be readable elsewhere. */
  lines?: 2;
  /** Default: `span`. `s` strikes out what no longer applies, such as the price before a discount. */
  as?: 'span' | 'p' | 'div' | 'strong' | 's' | 'time' | 'li' | 'dt' | 'dd';
  /** Id for aria. */
  id?: string;
  children: ReactNode;
}

/** Text with tabular figures. */
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
