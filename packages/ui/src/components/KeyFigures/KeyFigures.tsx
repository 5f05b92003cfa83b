import type { ReactNode } from 'react';
import * as styles from './KeyFigures.css.ts';

/** A labelled figure in `KeyFigures`. */
export interface KeyFigure {
  label: ReactNode;
  /** The figure, or a picture such as a `RangeBar`. */
  value: ReactNode;
}

export interface KeyFiguresProps {
  /** Figures must keep their order, because their index identifies them. */
  figures: readonly KeyFigure[];
}

/**
 * Labelled figures of one thing, such as a share, in as many columns as fit: two on a phone, one in
 * large text.
 */
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
