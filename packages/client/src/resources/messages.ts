import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { decodePage, whole } from '../codecs/page.ts';
import { type ChatMessage, message } from '../codecs/messages.ts';
import { polling, pollingOff } from '../queries/polling.ts';
import { persistedAs } from '../queries/persisted.ts';

async function listed(
  api: Transport,
  query: { peek?: '1' },
  options?: CallOptions,
): Promise<ChatMessage[]> {
  const data = await api.read(
    (wire, init) =>
      wire.GET('/stock/success/user_message/list-message', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'messages', whole, message.decode).rows.toSorted(
    (a, b) => (a.createdAt ?? Infinity) - (b.createdAt ?? Infinity) || 0,
  );
}

/** The chat, oldest first. Listing it marks the agent's messages as read. */
export function listMessages(api: Transport, options?: CallOptions): Promise<ChatMessage[]> {
  return listed(api, {}, options);
}

/** The same, read ahead of anybody's looking at it: what is unread stays so. */
export function peekMessages(api: Transport, options?: CallOptions): Promise<ChatMessage[]> {
  return listed(api, { peek: '1' }, options);
}

/**
 * Sends a message.
 * `key` is the Idempotency-Key: a UUID made when the message is written. Refusals:
 * `empty-message`, `message-too-long`.
 */
export async function sendMessage(
  api: Transport,
  text: string,
  key: string,
  options?: CallOptions,
): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  await api.write(
    (wire, init) =>
      wire.POST('/stock/success/user_message/send', {
        body: { message: text },
        params,
        ...init,
      }),
    options,
  );
}

/** The chat, oldest first; reading it marks it as read. */
export const messagesQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['messages'],
    queryFn: ({ signal }) => listMessages(api, { signal }),
    ...polling('chat'),
    // What was read ahead is there, but opening the chat reads it.
    refetchOnMount: 'always',
    ...persistedAs('cached_messages'),
  });

/** The chat, read at the start for later: it is there when the chat is opened, and stays unread until then. */
export const messagesAheadQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['messages'],
    queryFn: ({ signal }) => peekMessages(api, { signal }),
    ...pollingOff,
    ...persistedAs('cached_messages'),
  });
