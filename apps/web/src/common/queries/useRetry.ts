import { useState } from 'react';
import type { QueryResult } from './useQueryTrouble.tsx';

/**
 * Reads a query again because the customer asks for it. Busy for that reading alone: those that come
 * by themselves, again and again while there is no network, turn no wheel.
 */
export function useRetry(query: Pick<QueryResult<unknown>, 'refetch'>) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void Promise.resolve(query.refetch()).finally(() => setBusy(false));
  };
  return { busy, retry };
}
