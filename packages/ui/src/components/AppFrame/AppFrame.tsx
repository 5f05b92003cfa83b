import type { ReactNode } from 'react';
import { barAttribute } from '../../private/pageAttributes.ts';
import * as styles from './AppFrame.css.ts';

export interface AppFrameProps {
  /** A `DemoMark`, shown above the header. */
  banner?: ReactNode;
  /** A `Header`, sticky at the top. */
  header?: ReactNode;
  /** A `BottomNav`, sticky at the bottom. */
  nav?: ReactNode;
  children: ReactNode;
}

/**
 * A screen between header and navigation. The page itself scrolls, not a box in it, so that the
 * browser restores the scroll position. The focused field and the main button stay above the
 * keyboard.
 */
export function AppFrame({ banner, header, nav, children }: AppFrameProps) {
  return (
    <div className={styles.frame}>
      {banner === undefined && header === undefined ? null : (
        <header className={styles.top} {...{ [barAttribute]: 'top' }}>
          {banner}
          {header}
        </header>
      )}
      <main className={styles.main}>{children}</main>
      {nav === undefined ? null : (
        <footer className={styles.bottom} {...{ [barAttribute]: 'bottom' }}>
          {nav}
        </footer>
      )}
    </div>
  );
}
