import { Children, type ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** One to three buttons, equally wide; they stand below each other where text is large. */
  children: ReactNode;
}

/** The screen's main buttons, in reach of the thumb: goes where the navigation would be. */
export function ActionBar({ children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        {Children.map(children, (child) => (
          <div className={styles.action}>{child}</div>
        ))}
      </div>
    </div>
  );
}
