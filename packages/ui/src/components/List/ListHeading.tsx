import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './List.css.ts';

export interface ListHeadingProps {
  /** 2 if left out. */
  level?: HeadingProps['level'];
  /** What the rows from here on have in common: their day. Left out: it is still to come. */
  children?: ReactNode;
}

/** Names a group of rows within a `List`: the `heading` of its first row. */
export function ListHeading({ level = 2, children }: ListHeadingProps) {
  return (
    <div className={styles.heading}>
      {children === undefined ? (
        <div className={styles.bone({ shape: 'long' })} />
      ) : (
        <Heading level={level} size={14}>
          {children}
        </Heading>
      )}
    </div>
  );
}
