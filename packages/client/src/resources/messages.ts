import type { CallOptions, Transport } from '../http/index.ts';
import { fields, list } from '../codecs/rows.ts';
import { type ChatMessage, message } from '../codecs/messages.ts';
import { wholeNumber } from '../codecs/numbers.ts';

export type MessageCalls = ReturnType<typeof createMessageCalls>;

export function createMessageCalls({ read, write }: Transport) {
  async function listed(query: { peek?: '1' }, options?: CallOptions): Promise<ChatMessage[]> {
    const data = await read(
      (wire, init) =>
        wire.GET('/stock/success/user_message/list-message', { params: { query }, ...init }),
      options,
    );
    const { rows } = fields(data, 'messages');
    return list(rows, 'messages.rows', message.decode).toSorted(
      (a, b) => a.createdAt - b.createdAt,
    );
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
    async send(text: string, key: string, options?: CallOptions): Promise<void> {
      const params = { header: { 'Idempotency-Key': key } };
      await write(
        (wire, init) =>
          wire.POST('/stock/success/user_message/send', {
            body: { message: text },
            params,
            ...init,
          }),
        options,
      );
    },

    /** How many of the agent's messages have not been listed yet. */
    async unreadCount(options?: CallOptions): Promise<number> {
      const data = await read(
        (wire, init) => wire.GET('/stock/success/user_message/unread-count', init),
        options,
      );
      const { unread_count: count } = fields(data, 'messages');
      return wholeNumber.decode(count, 'messages.unread_count');
    },
  };
}
