import { PullToRefresh } from '@corro/ui';
import { notifyManager, onlineManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

export interface RefreshProps {
  /** Said while the screen is read again, and once it was. */
  readonly busyLabel: string;
  readonly doneLabel: string;
}

/** Lets a finger that pulls a screen with a list down read it again at once. */
export function Refresh(labels: RefreshProps) {
  const { pathname } = useLocation();
  const cache = useQueryClient();
  if (!useHasRows()) return null;

  const refresh = async () => {
    // Offline, a read would wait for the network, and the page says already how old it is.
    if (onlineManager.isOnline()) await cache.refetchQueries({ type: 'active' });
  };
  return <PullToRefresh key={pathname} onRefresh={refresh} {...labels} />;
}

/** Whether something is looked at that is a list, or that could not be read. */
function useHasRows(): boolean {
  const queries = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (tell) => queries.subscribe(notifyManager.batchCalls(tell)),
    () => queries.getAll().some((query) => query.isActive() && (isList(query) || hasFailed(query))),
  );
}

/** A page of rows, several of them, or the rows alone. */
function isList({ state: { data } }: Query): boolean {
  return (
    Array.isArray(data) ||
    (typeof data === 'object' && data !== null && ('rows' in data || 'pages' in data))
  );
}

function hasFailed({ state: { data, error } }: Query): boolean {
  return data === undefined && error !== null;
}
