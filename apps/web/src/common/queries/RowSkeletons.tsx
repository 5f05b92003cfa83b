import { List, ListRowSkeleton, type ListRowSkeletonProps } from '@corro/ui';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface RowSkeletonsProps extends ListRowSkeletonProps {
  readonly count: number;
  /** How one row will look, where it is not the usual one. */
  readonly children?: ReactNode;
}

/** A list that is on its way: as many rows as will come. */
export function RowSkeletons({ count, children, ...row }: RowSkeletonsProps) {
  const { t } = useI18n();
  return (
    <List busy label={t({ id: 'shell.loading' })}>
      {Array.from({ length: count }, (_, at) => (
        <Fragment key={`row ${at}`}>{children ?? <ListRowSkeleton {...row} />}</Fragment>
      ))}
    </List>
  );
}
