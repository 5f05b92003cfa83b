import type { ReactNode } from 'react';
import * as styles from './List.css.ts';
import { useItem } from './List.tsx';
import { rowContent } from './ListRow.tsx';

export interface ListRowSkeletonProps {
  /** A `ListHeading` above it. */
  heading?: ReactNode;
  /** Default: false. Match the rows to come. */
  leading?: boolean;
  /** Default: true. */
  subtitle?: boolean;
  /** Default: true. */
  trailing?: boolean;
  /** Default: true. */
  trailingSub?: boolean;
}

/** Placeholder of a `ListRow` with exactly its height, at any text size. */
export function ListRowSkeleton(props: ListRowSkeletonProps) {
  const { heading, leading = false, subtitle = true, trailing = true, trailingSub = true } = props;
  return (
    <li {...useItem()} aria-hidden>
      {heading}
      <div className={styles.row}>
        {rowContent({
          leading: leading ? <span className={styles.bone({ shape: 'round' })} /> : undefined,
          title: <span className={styles.bone({ shape: 'long' })} />,
          subtitle: subtitle ? <span className={styles.bone({ shape: 'longer' })} /> : undefined,
          trailing: trailing ? <span className={styles.bone({ shape: 'short' })} /> : undefined,
          trailingSub: trailingSub ? (
            <span className={styles.bone({ shape: 'short' })} />
          ) : undefined,
        })}
      </div>
    </li>
  );
}
