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
        {Children.toArray(children).map((child, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- buttons keep their places
          <div key={index} className={styles.action}>
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}
