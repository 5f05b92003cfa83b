import type { ReactNode } from 'react';
import * as styles from './List.css.ts';

export interface ListProps {
  /** Names the list where no heading above it does. */
  label?: string;
  /** True while its rows are skeletons. */
  busy?: boolean;
  children: ReactNode;
}

/** Rows with a hairline between them. */
export function List({ label, busy, children }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets, Safari forgets that it is one
    <ul role="list" className={styles.list} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
