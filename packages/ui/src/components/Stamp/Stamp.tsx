import type { ReactNode } from 'react';
import { stamp } from './Stamp.css.ts';

export interface StampProps {
  /** Default: `neutral`. */
  tone?: 'neutral' | 'caution' | 'success' | 'critical';
  children: ReactNode;
}

/** The outcome of a submitted form as a stamp: one or two words. */
export function Stamp({ tone = 'neutral', children }: StampProps) {
  return <p className={stamp({ tone })}>{children}</p>;
}
