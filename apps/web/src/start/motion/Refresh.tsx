import { PullToRefresh } from '@corro/ui';
import { notifyManager, onlineManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

export interface RefreshProps {
  /** Announced during and after a refresh. */
  readonly busyLabel: string;
  readonly doneLabel: string;
}

/** Pull to refresh on screens with a list. */
export function Refresh(labels: RefreshProps) {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  if (!useHasRows()) return null;

  const refresh = async () => {
    // Offline, a refetch would wait for the network; the page already shows its age.
    if (onlineManager.isOnline()) await cache.refetchQueries({ type: 'active' });
  };
  return <PullToRefresh key={pathname} onRefresh={refresh} {...labels} />;
}

/** Whether an active query has a list or has failed. */
function useHasRows(): boolean {
  const queries = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (tell) => queries.subscribe(notifyManager.batchCalls(tell)),
    () => queries.getAll().some((query) => query.isActive() && (isList(query) || hasFailed(query))),
  );
}

/** A page of rows, an infinite query or an array. */
function isList({ state: { data } }: Query): boolean {
  return (
    Array.isArray(data) ||
    (typeof data === 'object' && data !== null && ('rows' in data || 'pages' in data))
  );
}

function hasFailed({ state: { data, error } }: Query): boolean {
  return data === undefined && error !== null;
}
