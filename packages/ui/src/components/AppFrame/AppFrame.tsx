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
  /** A `Banner` above the navigation, which comes and goes without moving the page. */
  notice?: ReactNode;
  children: ReactNode;
}

/**
 * A screen between header and navigation. The page itself scrolls, not a box in it, so that the
 * browser restores the scroll position. The focused field and the main button stay above the
 * keyboard.
 */
export function AppFrame({ banner, header, nav, notice, children }: AppFrameProps) {
  return (
    <div className={styles.frame}>
      {banner === undefined && header === undefined ? null : (
        <header className={styles.top} {...{ [barAttribute]: 'top' }}>
          {banner}
          {header}
        </header>
      )}
      <main className={styles.main}>{children}</main>
      {nav === undefined && notice === undefined ? null : (
        <footer className={styles.bottom} {...{ [barAttribute]: 'bottom' }}>
          {notice === undefined ? null : (
            <div className={styles.notice({ isLast: nav === undefined })}>{notice}</div>
          )}
          {nav}
        </footer>
      )}
    </div>
  );
}
