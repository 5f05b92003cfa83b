import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SpokenProps {
  /** What is read aloud. */
  words: ReactNode;
  /** What is seen: signs that say nothing when they are spelled out. */
  children: ReactNode;
}

/** Shows signs, and says in words what they stand for. */
export function Spoken({ words, children }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
