import { Skeleton, Stack } from '@corro/ui';

/** The form as grey places. */
export function RealNameSkeleton() {
  return (
    <Stack gap={24}>
      <Skeleton height={64} />
      <Skeleton height={76} />
      <Skeleton height={96} />
      <Skeleton height={76} />
      <Skeleton height={240} />
      <Skeleton height={240} />
    </Stack>
  );
}
