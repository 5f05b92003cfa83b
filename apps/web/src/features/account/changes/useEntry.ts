import type { BillEntry } from '@corro/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import type { GrownPages } from '../../../common/queries/InfiniteRows.tsx';
import { findEntry } from './findEntry.ts';

/**
 * A change of the balance; null where there is none such. One that the list has brought is there at
 * once and is not asked for: what is booked never changes.
 */
export function useEntry(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useQuery({
    queryKey: ['bill', 'entry', id],
    queryFn: ({ signal }) => findEntry(api, id, signal),
    initialData: () =>
      listed(cache.getQueriesData<GrownPages<BillEntry>>({ queryKey: ['bill', 'infinite'] }), id),
    staleTime: Infinity,
    retry: false,
  });
}

function listed(
  lists: readonly (readonly [unknown, GrownPages<BillEntry> | undefined])[],
  id: string,
): BillEntry | undefined {
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .find((entry) => entry.id === id);
}
