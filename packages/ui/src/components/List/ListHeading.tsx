import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './List.css.ts';

export interface ListHeadingProps {
  /** Default: 2. */
  level?: HeadingProps['level'];
  /** A link or small quiet button for the whole list. */
  action?: ReactNode;
  /** Common property of the rows below, such as their day; a skeleton by default. */
  children?: ReactNode;
}

/** Heading of a group of rows: the `heading` of its first `ListRow`. */
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
