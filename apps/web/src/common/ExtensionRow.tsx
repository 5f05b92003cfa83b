import type { Extension } from '@corro/client';
import { ListRow, type ListRowProps } from '@corro/ui';
import { useExpectedExtension } from './operatorRules.tsx';
import { RowToCome } from './RowToCome.tsx';

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
