import { AgeLine } from './AgeLine.tsx';
import { useIsOnline } from './useIsOnline.ts';
import type { QueryResult } from './useQueryTrouble.tsx';

export interface KeptAgeProps {
  readonly query: Pick<QueryResult<unknown>, 'data' | 'error' | 'dataUpdatedAt'>;
}

/** How old a figure is that is shown on while it cannot be read again; nothing otherwise. */
export function KeptAge({ query: { data, error, dataUpdatedAt } }: KeptAgeProps) {
  const isOnline = useIsOnline();
  const isFresh = isOnline && (error ?? null) === null;
  return data === undefined || isFresh ? null : <AgeLine readAt={dataUpdatedAt} />;
}
