import { type OrderKind, ordersInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { type Loader, unlessSearched } from './AppRoute.ts';

export function ordersLoader(kind: OrderKind): Loader {
  return unlessSearched(({ cache, api }) => [
    cache.prefetchInfiniteQuery(ordersInfiniteQuery(api, { kind, limit: pageSizes.records })),
  ]);
}
