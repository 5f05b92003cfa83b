import { List, Skeleton } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { RecordFrame } from './RecordFrame.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Records on their way, as high as those that come. */
export function RecordSkeletons() {
  const { t } = useWords();
  return (
    <List busy label={t('shell.loading')}>
      {rows.map((row) => (
        <RecordFrame
          key={row}
          title={<Skeleton height={24} width={180} />}
          subtitle={<Skeleton height={20} width={140} />}
          trailing={<Skeleton height={24} width={80} />}
          trailingSub={<Skeleton height={20} width={64} />}
          date={<Skeleton height={20} width={120} />}
          number={<Skeleton height={44} width={120} />}
        />
      ))}
    </List>
  );
}
