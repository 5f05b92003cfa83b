import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RangeBar.css.ts';

export interface RangeBarProps {
  /** Position of the dot, 0 to 100; values outside are clamped. */
  percent: number;
  /** Formatted lower end. */
  low: string;
  /** Formatted upper end. */
  high: string;
  /** Screen-reader text: both ends and the value. */
  screenReaderText: string;
}

/** A value between two ends: a bar with a dot. */
export function RangeBar({ percent, low, high, screenReaderText }: RangeBarProps) {
  const at = Math.min(100, Math.max(0, percent));
  return (
    <>
      <span className={styles.range} aria-hidden="true">
        <svg className={styles.bar} width="100%" height="12" focusable="false">
          <rect className={styles.track} y="4" width="100%" height="4" rx="2" />
          {/* Inset by the radius of the dot, so that the dot stays inside at both ends. */}
          <svg x="6" width="calc(100% - 12px)" height="12" overflow="visible">
            <circle className={styles.dot} cx={`${at}%`} cy="6" r="5" />
          </svg>
        </svg>
        <span className={styles.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </span>
      </span>
      <VisuallyHidden>{screenReaderText}</VisuallyHidden>
    </>
  );
}
