import { Grid, Skeleton, Stack } from '@corro/ui';

/** As high as the figures that come. */
export function WealthSkeleton() {
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Skeleton height={44} width="50%" />
        <Skeleton height={44} width="70%" />
        <Skeleton height={21} width="55%" />
      </Stack>
      <Grid minColumn="medium" gap={16}>
        <FigureSkeleton />
        <FigureSkeleton />
      </Grid>
      <Skeleton height={20} width="60%" />
    </Stack>
  );
}

function FigureSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height={20} width="60%" />
      <Skeleton height={28} width="80%" />
    </Stack>
  );
}
