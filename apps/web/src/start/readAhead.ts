import { categoriesQuery, configQuery, newsQuery, type Transport } from '@corro/client';
import { pageSizes } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Categories and news, and with them the messages (`background.ts`), are read at the start, wherever the customer begins
 * (spec §7), and the config, which may say that the money is play money. What fails is read by the screen that needs it.
 */
export async function readAhead(cache: QueryClient, api: Transport): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(categoriesQuery(api)),
    cache.prefetchQuery(configQuery(api)),
    cache.prefetchQuery(newsQuery(api, { page: 1, limit: pageSizes.homeNews })),
  ]);
}
