import { Children, type ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** One to three buttons of equal width; stacked in large text. */
  children: ReactNode;
  /** Shown above the buttons, such as the total. */
  summary?: ReactNode;
}

/** The screen's main buttons within reach of the thumb, in place of the navigation. */
export function ActionBar({ children, summary }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.content}>
        {summary === undefined ? null : <div className={styles.summary}>{summary}</div>}
        <div className={styles.row}>
          {Children.toArray(children).map((child, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- buttons keep their places
            <div key={index} className={styles.action}>
              {child}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
