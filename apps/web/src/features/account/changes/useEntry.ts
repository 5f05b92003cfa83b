import { type BillEntry, billEntryQuery } from '@corro/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import type { GrownPages } from '../../../common/queries/InfiniteRows.tsx';

/**
 * A change of the balance; null where there is none such. One that the list has brought is there at
 * once and is not asked for: what is booked never changes.
 */
export function useEntry(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useQuery({
    ...billEntryQuery(api, id),
    initialData: () =>
      listed(cache.getQueriesData<GrownPages<BillEntry>>({ queryKey: ['bill', 'infinite'] }), id),
    staleTime: Infinity,
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
