import { List, ListRow, Skeleton } from '@corro/ui';
import { useWords } from '../../boot/words.ts';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Orders on their way, as high as those that come. */
export function OrderSkeletons() {
  const { t } = useWords();
  return (
    <List busy label={t('shell.loading')}>
      {rows.map((row) => (
        <ListRow
          key={row}
          title={<Skeleton height={16} width={180} />}
          subtitle={<Skeleton height={12} width={140} />}
          trailing={<Skeleton height={16} width={80} />}
          trailingSub={<Skeleton height={12} width={64} />}
          below={<Skeleton height={44} />}
        />
      ))}
    </List>
  );
}
