import { useState } from 'react';
import type { QueryResult } from './useQueryTrouble.tsx';

/** What is read of a query that may fail. */
type FailingQuery = Pick<QueryResult<unknown>, 'error' | 'errorUpdateCount'>;

/**
 * Without data the cache forgets the reason whenever it tries again; what the customer reads must
 * stay until there is an answer.
 */
export function useStandingError({ error, errorUpdateCount }: FailingQuery): unknown {
  const [last, setLast] = useState<unknown>(null);
  const current = error ?? null;
  if (current !== null && current !== last) setLast(current);
  return errorUpdateCount > 0 ? (current ?? last) : current;
}
