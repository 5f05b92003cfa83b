import { messagesAheadQuery, type Transport } from '@corro/client';
import type { QueryClient } from '@tanstack/react-query';

/** The chat, read for later: what is unread stays so. */
export function readMessagesAhead(cache: QueryClient, api: Transport): Promise<void> {
  return cache.prefetchQuery(messagesAheadQuery(api));
}
