import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { type ChatMessage, message } from '../codecs/messages.ts';
import { polling, pollingOff } from './polling.ts';
import { persistedAs } from './persisted.ts';

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
  const { rows } = decodePage(data, 'messages', wholeList, message.decode, ['id']);
  return [...rows].sort((a, b) => (a.createdAt ?? Infinity) - (b.createdAt ?? Infinity) || 0);
}

/** Lists the chat, oldest first, and marks the agent's messages as read. */
export function listMessages(api: Transport, options?: CallOptions): Promise<ChatMessage[]> {
  return listed(api, {}, options);
}

/** Lists the chat without marking messages as read. */
export function peekMessages(api: Transport, options?: CallOptions): Promise<ChatMessage[]> {
  return listed(api, { peek: '1' }, options);
}

/**
 * Sends a message. `key` is the Idempotency-Key of the message.
 * Refusals: `empty-message`, `message-too-long`.
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

/** Polls the chat; reading it marks it as read. */
export const messagesQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['messages'],
    queryFn: ({ signal }) => listMessages(api, { signal }),
    ...polling('chat'),
    // Opening the chat must mark prefetched messages as read.
    refetchOnMount: 'always',
    ...persistedAs('cached_messages'),
  });

/** The chat, prefetched at the start; it stays unread until the chat is opened. */
export const messagesAheadQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['messages'],
    queryFn: ({ signal }) => peekMessages(api, { signal }),
    ...pollingOff,
    ...persistedAs('cached_messages'),
  });
