import { ListRowSkeleton } from '@corro/ui';

/** Holds the place of a row that the server may announce: what is below must not move under a finger. */
export function RowToCome() {
  return <ListRowSkeleton leading subtitle={false} trailing={false} trailingSub={false} />;
}
