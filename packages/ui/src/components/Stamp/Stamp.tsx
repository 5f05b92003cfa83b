import type { ReactNode } from 'react';
import { stamp } from './Stamp.css.ts';

export interface StampProps {
  /** `neutral` if left out. */
  tone?: 'neutral' | 'caution' | 'rise' | 'critical';
  children: ReactNode;
}

/** How a form was received: put across it, as on paper. A word or two. */
export function Stamp({ tone = 'neutral', children }: StampProps) {
  return <p className={stamp({ tone })}>{children}</p>;
}
