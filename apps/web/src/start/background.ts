import {
  categoriesQuery,
  type Clock,
  messagesAheadQuery,
  newsQuery,
  startQuotePush,
  type Transport,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import { loadFace } from '@corro/ui';
import type { QueryClient } from '@tanstack/react-query';
import { storeFigures } from '../app/storage/figures.ts';
import type { FiguresOf } from '../app/storage/persistedQueries.ts';
import type { SafeStorage } from '../app/storage/storage.ts';

// One chunk for the background work of every customer's app.

export { Motion } from './Motion.tsx';

/**
 * Loads the font, unless the customer has logged in on this page, which then has it. If it fails to
 * load, the text stays in the system's font.
 */
export function loadFont(): void {
  if (Array.from(document.fonts).some(({ family }) => family === 'Corro')) return;
  loadFace().catch(() => undefined);
}

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

interface BackgroundParts extends FiguresOf {
  readonly cache: QueryClient;
  readonly api: Transport;
  readonly storage: SafeStorage;
  readonly clock: Clock;
}

/** Starts what runs as long as the app. Prices are polled until their stream is open. */
export function start({ cache, api, storage, clock, ...identity }: BackgroundParts): () => void {
  const stops = [
    storeFigures(cache, storage, { ...identity, clock, page: document }),
    startQuotePush(cache, api, { clock }),
  ];
  return () => stops.forEach((stop) => stop());
}
