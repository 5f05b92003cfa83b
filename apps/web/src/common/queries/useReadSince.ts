import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/** What was read since an order has changed it; null until it is read again, and where it cannot be. */
export function useReadSince<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): Data | null {
  // Stale by what was changed alone, and not by time.
  const { data = null, isStale } = useQuery({ ...query, staleTime: Infinity });
  return isStale ? null : data;
}
