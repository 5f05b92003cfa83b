import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** Colour by meaning; default neutral. */
  tone?: 'neutral' | 'accent' | 'rise' | 'fall' | 'caution' | 'critical';
  children: ReactNode;
}

/** One or two words, such as a market or a status. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={styles.tag({ tone })}>{children}</span>;
}
