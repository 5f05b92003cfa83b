import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** What was read since an order has changed it; null until it is read again, and where it cannot be. */
export function useReadSince<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): Data | null {
  // Stale by what was changed, or by a reading that failed, and not by time.
  const { data = null, isStale } = useQuery({ ...query, staleTime: Infinity });
  const [isRead, setRead] = useState(false);
  if (!isStale && !isRead) setRead(true);
  return isStale && !isRead ? null : data;
}
