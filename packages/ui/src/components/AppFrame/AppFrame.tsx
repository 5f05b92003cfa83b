import type { ReactNode } from 'react';
import { barAttribute } from '../../private/pageAttributes.ts';
import * as styles from './AppFrame.css.ts';

export interface AppFrameProps {
  /** Above everything, on every screen: the demo mark. */
  banner?: ReactNode;
  /** A `Header`; it stays at the top. */
  header?: ReactNode;
  /** A `BottomNav`; it stays at the bottom. */
  nav?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/**
 * The screen between its header and the navigation. The page itself scrolls, so that the browser
 * restores where one was; header and navigation stick to its ends while the screen is high enough. What one
 * types in stays in view above the keyboard, and so does the main button.
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
