import * as styles from './DemoMark.css.ts';

export interface DemoMarkProps {
  /** What it says. */
  label: string;
}

/** Says that what one sees is simulated. Always there, in the one colour kept for it, and quiet. */
export function DemoMark({ label }: DemoMarkProps) {
  return <p className={styles.mark}>{label}</p>;
}
