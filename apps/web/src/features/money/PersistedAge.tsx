import { AgeLine } from '../../common/ages.tsx';
import { useIsOnline } from '../../app/conditions.ts';
import type { QueryResult } from '../../common/queries/queryError.tsx';

export interface PersistedAgeProps {
  readonly query: Pick<QueryResult<unknown>, 'data' | 'error' | 'dataUpdatedAt'>;
}

/** How old a figure is that is shown on while it cannot be read again; nothing otherwise. */
export function PersistedAge({ query: { data, error, dataUpdatedAt } }: PersistedAgeProps) {
  const isOnline = useIsOnline();
  const isFresh = isOnline && (error ?? null) === null;
  return data === undefined || isFresh ? null : <AgeLine readAt={dataUpdatedAt} />;
}
