import type { ReactNode } from 'react';
import * as styles from './KeyFigures.css.ts';

/** A figure and what it is. */
export interface KeyFigure {
  /** What it is. */
  label: ReactNode;
  /** How much it is; or a picture of it, such as a `RangeBar`. */
  value: ReactNode;
}

export interface KeyFiguresProps {
  /** Shown in their order, which never changes: a figure has no identity besides it. */
  figures: readonly KeyFigure[];
}

/** Figures of one thing, in two columns; in one where text is large. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- figures keep their places
        <div key={index} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
