import type { CardKind } from '@corro/client';
import { ListRow, Skeleton } from '@corro/ui';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';

/** Cards on their way, as many as most customers have, as high as they come, and the button below them. */
export function CardSkeletons({ kind }: { kind: CardKind }) {
  return (
    <>
      <RowSkeletons count={2}>
        <ListRow
          leading={<Skeleton height={24} width={24} />}
          title={<Skeleton height={16} width={140} />}
          subtitle={<Skeleton height={12} width={80} />}
          trailing={<Skeleton height={44} width={44} />}
          {...(kind === 'bank' ? { below: <Skeleton height={20} width={120} /> } : {})}
        />
      </RowSkeletons>
      <Skeleton height={56} />
    </>
  );
}
