import { categoriesQuery, messagesAheadQuery, newsQuery, type Transport } from '@corro/client';
import { pageSizes } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';

// One chunk for the background work of every customer's app.

export { keepPushing } from '@corro/client';
export { Motion } from './motion/Motion.tsx';

/**
 * Messages, categories and news are fetched at the start and cached (spec §7); the messages stay unread. What fails is
 * read by the screen that needs it.
 */
export async function readAhead(cache: QueryClient, api: Transport): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(messagesAheadQuery(api)),
    cache.prefetchQuery(categoriesQuery(api)),
    cache.prefetchQuery(newsQuery(api, { page: 1, limit: pageSizes.homeNews })),
  ]);
}
