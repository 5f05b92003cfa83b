import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './List.css.ts';

export interface ListHeadingProps {
  /** 2 if left out. */
  level?: HeadingProps['level'];
  /** What one can do with the whole list, at the right: a link, or a small quiet button. */
  action?: ReactNode;
  /** What the rows from here on have in common: their day. Left out: it is still to come. */
  children?: ReactNode;
}

/** Names a group of rows within a `List`: the `heading` of its first row. */
export function ListHeading({ level = 2, action, children }: ListHeadingProps) {
  return (
    <div className={action === undefined ? styles.heading : styles.headingWithAction}>
      {children === undefined ? (
        <div className={styles.bone({ shape: 'long' })} />
      ) : (
        <Heading level={level} size={14}>
          {children}
        </Heading>
      )}
      {action}
    </div>
  );
}
