import { pageSizes } from '@corro/domain';
import { Page, Skeleton, Stack } from '@corro/ui';
import { RowSkeletons } from '../../common/queries/rows.tsx';

/** Years, a total and instruments on their way, as high as what comes. */
export function GainsSkeleton() {
  return (
    <Page gutters={false}>
      <Skeleton height={44} />
      <Stack gap={16}>
        <Stack gap={4}>
          <Skeleton height={20} width="40%" />
          <Skeleton height={48} width="70%" />
        </Stack>
        <Skeleton height={132} />
        <Skeleton height={60} />
      </Stack>
      <RowSkeletons count={pageSizes.records} leading />
    </Page>
  );
}
