import type { Extension } from '@corro/client';
import { ListRow, type ListRowProps, ListRowSkeleton } from '@corro/ui';
import { useExtensionState } from './operatorRules.tsx';

interface ExtensionRowProps extends ListRowProps {
  readonly extension: Extension;
}

/** A row for an optional call; shows a skeleton until the server announces its extensions. */
export function ExtensionRow({ extension, ...row }: ExtensionRowProps) {
  const isAnnounced = useExtensionState(extension);
  if (isAnnounced === undefined) return <ExtensionRowSkeleton />;
  return isAnnounced ? <ListRow {...row} /> : null;
}

/** Reserves the height of a row that may appear, so that the rows below do not move. */
export function ExtensionRowSkeleton() {
  return <ListRowSkeleton leading subtitle={false} trailing={false} trailingSub={false} />;
}
