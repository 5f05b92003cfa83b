import { categoriesQuery, messagesAheadQuery, newsQuery, type Transport } from '@corro/client';
import { pageSizes } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';

// One chunk for the background work of every customer's app.

export { startQuotePush } from '@corro/client';
export { Motion } from './Motion.tsx';

/**
 * Messages, categories and news are prefetched at the start (spec §7); messages stay unread. If one
 * fails, the screen that needs it reads it.
 */
export async function readAhead(cache: QueryClient, api: Transport): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(messagesAheadQuery(api)),
    cache.prefetchQuery(categoriesQuery(api)),
    cache.prefetchQuery(newsQuery(api, { page: 1, limit: pageSizes.homeNews })),
  ]);
}
