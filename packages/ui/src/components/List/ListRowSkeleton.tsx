import type { ReactNode } from 'react';
import * as styles from './List.css.ts';
import { useItem } from './List.tsx';
import { rowContent } from './ListRow.tsx';

export interface ListRowSkeletonProps {
  /** A `ListHeading` above it, as the first row to come has one. */
  heading?: ReactNode;
  /** Left out: false. Each as the rows to come have it. */
  leading?: boolean;
  /** Left out: true, as most rows have one. */
  subtitle?: boolean;
  /** Left out: true. */
  trailing?: boolean;
  /** Left out: true. */
  trailingSub?: boolean;
}

/** The place of a `ListRow` that is still to come: of exactly its height, at any text size. */
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
