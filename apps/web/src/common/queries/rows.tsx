import { List, ListRowSkeleton, type ListRowSkeletonProps } from '@corro/ui';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface RowSkeletonsProps extends Omit<ListRowSkeletonProps, 'heading'> {
  readonly count: number;
  /** What the rows to come begin with: as high as the name of a group. */
  readonly heading?: ReactNode;
  /** How one row will look, where it is not the usual one. */
  readonly children?: ReactNode;
}

/** A list that is on its way: as many rows as will come. */
export function RowSkeletons({ count, heading, children, ...row }: RowSkeletonsProps) {
  const { t } = useI18n();
  return (
    <List busy label={t({ id: 'shell.loading' })}>
      {Array.from({ length: count }, (_, at) => (
        <Fragment key={`row ${at}`}>
          {children ?? <ListRowSkeleton {...row} heading={at === 0 ? heading : null} />}
        </Fragment>
      ))}
    </List>
  );
}

/** React's key of a row: its id, or its place in the list where the upstream gives it none. */
export function rowKey(id: string | null, at: number): string {
  return id ?? `row ${at}`;
}
