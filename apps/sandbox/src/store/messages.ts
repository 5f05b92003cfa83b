import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { OwnFigures } from './figures.ts';
import type { Db } from './database.ts';
import type { Database } from './__generated__/tables.ts';

export type MessageRow = Selectable<Database['messages']>;

/** `clientKey` is the Idempotency-Key of the customer's call. */
export interface NewMessage {
  customerId: string;
  author: MessageRow['author'];
  text: string;
  clientKey?: string;
  caseNumber?: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** Adds a message and returns its id. Messages of the agent are unread. */
export async function addMessage(db: Db, message: NewMessage): Promise<string> {
  const { customerId, author, text, clientKey = null, caseNumber = null, at } = message;
  const messageId = randomUUID();
  await db
    .insertInto('messages')
    .values({
      customer_id: customerId,
      message_id: messageId,
      author,
      text,
      client_key: clientKey,
      case_number: caseNumber,
      is_read: author === 'customer',
      created_at: BigInt(at),
    })
    .execute();
  return messageId;
}

/**
 * Lists the newest messages of a chat, oldest first. Unless `peek` is set, the same statement marks
 * all messages as read, so that a message that arrives afterwards stays unread.
 */
export async function messagesOf(
  db: Db,
  customerId: string,
  { limit, peek }: { limit: number; peek: boolean },
): Promise<readonly MessageRow[]> {
  const markRead = db
    .updateTable('messages')
    .set({ is_read: true })
    .where('customer_id', '=', customerId)
    .where('is_read', '=', false);
  const chat: Pick<Db, 'selectFrom'> = peek ? db : db.with('marked', () => markRead);
  const newestFirst = await chat
    .selectFrom('messages')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('message_id')
    .limit(limit)
    .execute();
  return newestFirst.toReversed();
}

/** Number of the customer's unread messages. */
export const unreadMessageFigures: OwnFigures<number> = {
  sql: 'select to_json(count(*)) from messages where customer_id = $1 and is_read = false',
  parse: Number,
};
