import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import * as styles from './Checklist.css.ts';

/** One condition. */
export interface ChecklistItem {
  /** What is wanted. */
  label: ReactNode;
  /** Whether it is met by now. */
  met: boolean;
  /** What the tick, or its absence, says to those who do not see it. */
  stateLabel: string;
}

export interface ChecklistProps {
  /** Names the list for screen readers. */
  label: string;
  /** Shown in their order, which never changes: a condition has no identity besides it. */
  items: readonly ChecklistItem[];
}

/** Without bullets, Safari takes a list for none unless it is told. */
const listRole = { role: 'list' };

/** Conditions in any order, each ticked off as it is met. */
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
              d={met ? 'M3 8.5 6.5 12 13 4.5' : 'M8 6.5A1.5 1.5 0 1 1 8 9.5 1.5 1.5 0 1 1 8 6.5'}
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
