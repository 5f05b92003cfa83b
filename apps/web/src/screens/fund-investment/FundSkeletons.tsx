import { List, ListRow, Skeleton, Stack } from '@corro/ui';
import { useWords } from '../../boot/words.ts';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Funds on their way, as high as those that come. */
export function FundSkeletons() {
  const { t } = useWords();
  return (
    <List busy label={t('shell.loading')}>
      {rows.map((row) => (
        <ListRow
          key={row}
          title={<Skeleton height={16} width={140} />}
          subtitle={<Skeleton height={12} width={64} />}
          trailing={<Skeleton height={16} width={80} />}
          trailingSub={<Skeleton height={12} width={80} />}
          below={
            <Stack gap={8}>
              <Skeleton height={20} />
              <Skeleton height={8} />
            </Stack>
          }
        />
      ))}
    </List>
  );
}
