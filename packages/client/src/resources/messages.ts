import { type Schemas, fields, list } from '../wire/fields.ts';
import { id, optionalText, wholeNumber } from '../wire/text.ts';
import { time } from '../wire/times.ts';
import type { CallOptions, Transport } from '../transport/index.ts';

/** A message of the chat with customer service: plain text, whatever it looks like. */
export type ChatMessage = {
  /** Of the message. */
  id: string;
  /** Who wrote it. */
  author: 'customer' | 'agent';
  /** With the line breaks that it was written with. */
  text: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** The key that it was sent with; null for the agent's, and where the upstream does not tell. */
  clientKey: string | null;
};

export type MessageCalls = ReturnType<typeof createMessageCalls>;

export function createMessageCalls({ read, write }: Transport) {
  async function listed(query: { peek?: '1' }, options?: CallOptions): Promise<ChatMessage[]> {
    const data = await read(
      (wire, init) =>
        wire.GET('/stock/success/user_message/list-message', { params: { query }, ...init }),
      options,
    );
    const { rows } = fields<{ rows: unknown }>(data, 'messages');
    return list(rows, 'messages.rows', toMessage).toSorted((a, b) => a.createdAt - b.createdAt);
  }

  return {
    /** The chat, oldest first. Listing it marks the agent's messages as read. */
    list: (options?: CallOptions): Promise<ChatMessage[]> => listed({}, options),

    /** The same, read ahead of anybody's looking at it: what is unread stays so. */
    peek: (options?: CallOptions): Promise<ChatMessage[]> => listed({ peek: '1' }, options),

    /**
     * `key` is the Idempotency-Key: a UUID made when the message is written. Refusals:
     * `empty-message`, `message-too-long`.
     */
    async send(message: string, key: string, options?: CallOptions): Promise<void> {
      const params = { header: { 'Idempotency-Key': key } };
      await write(
        (wire, init) =>
          wire.POST('/stock/success/user_message/send', { body: { message }, params, ...init }),
        options,
      );
    },

    /** How many of the agent's messages have not been listed yet. */
    async unreadCount(options?: CallOptions): Promise<number> {
      const data = await read(
        (wire, init) => wire.GET('/stock/success/user_message/unread-count', init),
        options,
      );
      const { unread_count: count } = fields<{ unread_count: unknown }>(data, 'messages');
      return wholeNumber(count, 'messages.unread_count');
    },
  };
}

function toMessage(raw: unknown): ChatMessage {
  const row = fields<Schemas['Message']>(raw, 'message');
  const clientKey = optionalText(row.client_key);
  return {
    id: id(row.id, 'message.id'),
    author: row.from === 'customer' || clientKey !== null ? 'customer' : 'agent',
    text: optionalText(row.message) ?? '',
    createdAt: time(row.created_at, 'message.created_at'),
    clientKey,
  };
}
