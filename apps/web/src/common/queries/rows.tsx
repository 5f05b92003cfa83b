import { List, ListRowSkeleton, type ListRowSkeletonProps } from '@corro/ui';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface RowSkeletonsProps extends Omit<ListRowSkeletonProps, 'heading'> {
  readonly count: number;
  /** Rendered above the first row. */
  readonly heading?: ReactNode;
  /** Replaces the default skeleton. */
  readonly children?: ReactNode;
}

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

/** React key of a row: its id, else its index. */
export function rowKey(id: string | null, at: number): string {
  return id ?? `row ${at}`;
}
