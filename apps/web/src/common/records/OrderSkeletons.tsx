import { ListRow, Skeleton } from '@corro/ui';
import { RowSkeletons } from '../queries/RowSkeletons.tsx';

/** Orders on their way, as high as those that come. */
export function OrderSkeletons() {
  return (
    <RowSkeletons count={6}>
      <ListRow
        title={<Skeleton height={16} width={180} />}
        subtitle={<Skeleton height={12} width={140} />}
        trailing={<Skeleton height={16} width={80} />}
        trailingSub={<Skeleton height={12} width={64} />}
        below={<Skeleton height={44} />}
      />
    </RowSkeletons>
  );
}
