import * as styles from './Meter.css.ts';

export interface MeterProps {
  /** 0 to 100; what lies outside is drawn as the nearer end. */
  percent: number;
}

/** How much of a whole: a bar beside the words that say it, and decoration without them. */
export function Meter({ percent }: MeterProps) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <svg
      className={styles.meter}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.filled} width={width} height="1" />
    </svg>
  );
}
