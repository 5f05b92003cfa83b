import type { CardKind } from '@corro/client';
import { List, ListRow, Skeleton } from '@corro/ui';
import { useWords } from '../../boot/words.ts';

/** As many as most customers have. */
const rows = ['first', 'second'];

/** Cards on their way, as high as those that come, and the button below them. */
export function CardSkeletons({ kind }: { kind: CardKind }) {
  const { t } = useWords();
  return (
    <>
      <List busy label={t('shell.loading')}>
        {rows.map((row) => (
          <ListRow
            key={row}
            leading={<Skeleton height={24} width={24} />}
            title={<Skeleton height={16} width={140} />}
            subtitle={<Skeleton height={12} width={80} />}
            trailing={<Skeleton height={44} width={44} />}
            {...(kind === 'bank' ? { below: <Skeleton height={20} width={120} /> } : {})}
          />
        ))}
      </List>
      <Skeleton height={56} />
    </>
  );
}
