import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../private/cx.ts';
import { paper } from '../../tokens/paper.css.ts';
import * as styles from './PrintDocument.css.ts';

export interface PrintDocumentProps {
  /** What it is: its heading. */
  title: string;
  /** Who issues it. */
  issuer: ReactNode;
  /** Says in a frame that it is not what it seems to be: that its money is simulated. Left out: nothing. */
  mark?: string | undefined;
  /** Below a line at its end: when it was made, where its figures come from. */
  foot: ReactNode;
  children: ReactNode;
}

/**
 * What a print shows in place of the page while this is mounted: black on white in every theme, without
 * the app around it. Nothing of it is on the screen. One at a time.
 */
export function PrintDocument({ title, issuer, mark, foot, children }: PrintDocumentProps) {
  useLayoutEffect(() => {
    document.body.setAttribute(styles.printing, '');
    return () => document.body.removeAttribute(styles.printing);
  }, []);
  return createPortal(
    <article className={cx(paper, styles.sheet)} data-theme="light">
      <header className={styles.head}>
        <p className={styles.issuer}>{issuer}</p>
        {mark === undefined ? null : <p className={styles.mark}>{mark}</p>}
      </header>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <p className={styles.foot}>{foot}</p>
    </article>,
    document.body,
  );
}
