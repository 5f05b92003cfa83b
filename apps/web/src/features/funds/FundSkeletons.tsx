import { ListRow, Skeleton, Stack } from '@corro/ui';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';

/** Funds on their way, as high as those that come. */
export function FundSkeletons() {
  return (
    <RowSkeletons count={8}>
      <ListRow
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
    </RowSkeletons>
  );
}
