import { type ReactNode } from 'react';
import { useLayoutEffect } from '../../private/useLayoutEffect.ts';
import { createPortal } from 'react-dom';
import { cx } from '../../private/cx.ts';
import { paper } from '../../tokens/paper.css.ts';
import * as styles from './PrintDocument.css.ts';

export interface PrintDocumentProps {
  /** Heading. */
  title: string;
  /** Issuer. */
  issuer: ReactNode;
  /** Framed warning, such as simulated money; none by default. */
  mark?: string | undefined;
  /** Footer: creation time, source of the figures. */
  foot: ReactNode;
  children: ReactNode;
}

/**
 * Printed instead of the page while mounted: black on white in every theme, without the app.
 * Invisible on the screen. Mount only one at a time.
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
