import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** Nothing is shown at 0. Above 99: "99+". */
  count: number;
  /** The count in words, for screen readers. */
  label: string;
}

/** How many things wait behind an icon or a row. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={styles.words}>{label}</span>
    </span>
  );
}
