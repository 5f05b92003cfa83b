import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SpokenProps {
  /** Screen-reader text. */
  words: ReactNode;
  /** Visible signs, hidden from screen readers. */
  children: ReactNode;
}

/** Shows signs and reads their meaning aloud. */
export function Spoken({ words, children }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
