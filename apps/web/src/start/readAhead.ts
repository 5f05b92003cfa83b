import type { Queries } from '@corro/client';
import { pageSizes } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Messages, categories and news are read at the start, wherever the customer begins (spec §7). What
 * fails is read by the screen that needs it.
 */
export async function readAhead(cache: QueryClient, queries: Queries): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(queries.categories()),
    cache.prefetchQuery(queries.news({ page: 1, limit: pageSizes.homeNews })),
    cache.prefetchQuery(queries.messagesAhead()),
  ]);
}
