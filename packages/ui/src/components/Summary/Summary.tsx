import type { ReactNode } from 'react';
import * as styles from './Summary.css.ts';

/** One line of what is agreed to. */
export interface SummaryRow {
  /** What it is. */
  label: ReactNode;
  /** How much it is. */
  value: ReactNode;
  /** The row that counts: the total. */
  emphasis?: boolean;
  /** A quieter line below the value: the same in another currency, where a figure comes from. */
  detail?: ReactNode;
}

export interface SummaryProps {
  /** Shown in their order, which never changes: a row has no identity besides it. */
  rows: readonly SummaryRow[];
}

/** What one is about to agree to: names at the left, figures at the right. */
export function Summary({ rows }: SummaryProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value, emphasis = false, detail }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows keep their places
        <div key={index} className={styles.row({ emphasis })}>
          <dt className={styles.label({ emphasis })}>{label}</dt>
          <dd className={styles.figure}>
            <span className={styles.value}>{value}</span>
            {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
