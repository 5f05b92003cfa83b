import { Card, Skeleton, Stack } from '@corro/ui';

/** The summary on its way, as high as the one that comes. */
export function LoanSkeleton() {
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Skeleton height={20} width={140} />
        <Skeleton height={48} width={200} />
      </Stack>
      <Card>
        <Stack gap={16}>
          <Skeleton height={24} />
          <Skeleton height={24} />
          <Skeleton height={24} />
        </Stack>
      </Card>
      <Stack gap={8}>
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </Stack>
  );
}
