import type { ReactNode } from 'react';
import * as styles from './Summary.css.ts';

/** A row in `Summary`. */
export interface SummaryRow {
  label: ReactNode;
  value: ReactNode;
  /** Emphasises the row, such as the total. */
  emphasis?: boolean;
  /** Muted line below the value, such as another currency. */
  detail?: ReactNode;
}

export interface SummaryProps {
  /** Rows must keep their order, because their index identifies them. */
  rows: readonly SummaryRow[];
}

/** Terms to agree to: names at the left, figures at the right. */
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
