import { Inline, Skeleton, Stack } from '@corro/ui';

/** Messages that are being read. */
export function ChatSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton width="60%" height={44} />
      <Inline justify="end">
        <Skeleton width="50%" height={44} />
      </Inline>
      <Skeleton width="70%" height={64} />
    </Stack>
  );
}
