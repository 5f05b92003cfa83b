import { Children, type ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** One to three buttons, equally wide; they stand below each other where text is large. */
  children: ReactNode;
  /** Above the buttons, in view with them: what they come to. */
  summary?: ReactNode;
}

/** The screen's main buttons, in reach of the thumb: goes where the navigation would be. */
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
