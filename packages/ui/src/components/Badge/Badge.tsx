import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** Not shown at 0; shown as "99+" above 99. */
  count: number;
  /** The count in words, for screen readers. */
  label: string;
}

/** A count on an icon or a row. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={styles.words}>{label}</span>
    </span>
  );
}
