import * as styles from './DemoMark.css.ts';

export interface DemoMarkProps {
  label: string;
}

/** Marks simulated content. Always visible, in a colour used for nothing else. */
export function DemoMark({ label }: DemoMarkProps) {
  return <p className={styles.mark}>{label}</p>;
}
