import { messagesAheadQuery, type Transport } from '@corro/client';
import type { QueryClient } from '@tanstack/react-query';

// What every customer's app goes on with once its first screen is there: one file to fetch.

export { keepPushing } from '@corro/client';
export { readAhead } from './readAhead.ts';
export { Motion } from './motion/Motion.tsx';

/** The chat, read for later: what is unread stays so. */
export function readMessagesAhead(cache: QueryClient, api: Transport): Promise<void> {
  return cache.prefetchQuery(messagesAheadQuery(api));
}
