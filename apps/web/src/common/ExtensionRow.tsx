import type { Extension } from '@corro/client';
import { ListRow, type ListRowProps, ListRowSkeleton } from '@corro/ui';
import { useExpectedExtension } from './operatorRules.tsx';

export interface ExtensionRowProps extends ListRowProps {
  /** What the operator's server has to announce. */
  readonly extension: Extension;
}

/** A row that leads to what only some servers have; its place is held until the server has said. */
export function ExtensionRow({ extension, ...row }: ExtensionRowProps) {
  const isAnnounced = useExpectedExtension(extension);
  if (isAnnounced === undefined) return <RowToCome />;
  return isAnnounced ? <ListRow {...row} /> : null;
}

/** Holds the place of a row that the server may announce: what is below must not move under a finger. */
export function RowToCome() {
  return <ListRowSkeleton leading subtitle={false} trailing={false} trailingSub={false} />;
}
