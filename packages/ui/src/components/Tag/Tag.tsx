import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** Colour by meaning; neutral if left out. */
  tone?: 'neutral' | 'accent' | 'rise' | 'fall' | 'caution' | 'critical';
  children: ReactNode;
}

/** A word or two about the thing beside it: a market, a status. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={styles.tag({ tone })}>{children}</span>;
}
