import { AgeLine } from '../../common/ages.tsx';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';
import type { QueryResult } from '../../common/queries/useQueryTrouble.tsx';

export interface KeptAgeProps {
  readonly query: Pick<QueryResult<unknown>, 'data' | 'error' | 'dataUpdatedAt'>;
}

/** How old a figure is that is shown on while it cannot be read again; nothing otherwise. */
export function KeptAge({ query: { data, error, dataUpdatedAt } }: KeptAgeProps) {
  const isOnline = useIsOnline();
  const isFresh = isOnline && (error ?? null) === null;
  return data === undefined || isFresh ? null : <AgeLine readAt={dataUpdatedAt} />;
}
