import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import * as styles from './Checklist.css.ts';

/** A condition in `Checklist`. */
export interface ChecklistItem {
  /** The condition. */
  label: ReactNode;
  /** True if the requirement is fulfilled. */
  met: boolean;
  /** Screen-reader text of the tick or its absence. */
  stateLabel: string;
}

export interface ChecklistProps {
  /** Accessible name. */
  label: string;
  /** Items must keep their order, because their index identifies them. */
  items: readonly ChecklistItem[];
}

/** Safari ignores lists without bullets unless they have the role. */
const listRole = { role: 'list' };

/** Conditions that are ticked when met. */
export function Checklist({ label, items }: ChecklistProps) {
  return (
    <ul className={styles.list} aria-label={label} {...listRole}>
      {items.map(({ label: words, met, stateLabel }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions keep their places
        <li key={index} className={styles.item({ met })}>
          <svg
            className={styles.mark({ met })}
            viewBox="0 0 16 16"
            aria-hidden="true"
            focusable="false"
          >
            <path
              d={`M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13${met ? 'M5 8.25 7.25 10.5 11 5.75' : ''}`}
            />
          </svg>
          <span>
            {words}
            <span className={visuallyHidden}>{`: ${stateLabel}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
