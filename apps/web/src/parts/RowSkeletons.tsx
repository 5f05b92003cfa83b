import { List, ListRowSkeleton, type ListRowSkeletonProps } from '@corro/ui';
import { useWords } from '../boot/words.ts';

export interface RowSkeletonsProps extends ListRowSkeletonProps {
  readonly count: number;
}

/** A list that is on its way: as many rows as will come. */
export function RowSkeletons({ count, ...row }: RowSkeletonsProps) {
  const { t } = useWords();
  return (
    <List busy label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <ListRowSkeleton key={`row ${at}`} {...row} />
      ))}
    </List>
  );
}
