import * as styles from './Meter.css.ts';

export interface MeterProps {
  /** 0 to 100; values outside are clamped. */
  percent: number;
}

/** A share of a whole as a bar, decorative beside its text. */
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
