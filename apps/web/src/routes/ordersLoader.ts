import { type OrderKind, ordersInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { type Loader, unlessSearched } from './AppRoute.ts';

/** Reads the first page of the orders of a kind, whatever their status. */
export function ordersLoader(kind: OrderKind): Loader {
  return unlessSearched(({ cache, api }) => [
    cache.prefetchInfiniteQuery(ordersInfiniteQuery(api, { kind, limit: pageSizes.records })),
  ]);
}
