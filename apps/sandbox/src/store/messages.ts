import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import type { Database } from './__generated__/tables.ts';

export type MessageRow = Selectable<Database['messages']>;

/** A message of the chat, about to be kept. `clientKey`: what the customer's call was sent with. */
export interface NewMessage {
  customerId: string;
  author: MessageRow['author'];
  text: string;
  clientKey: string | null;
  /** Of the case that it opened; null for any other message. */
  caseNumber: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** Keeps a message; the agent's wait to be read. Answers its id. */
export async function addMessage(trx: Trx, message: NewMessage): Promise<string> {
  const { customerId, author, text, clientKey, caseNumber, at } = message;
  const messageId = randomUUID();
  await trx
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
 * The newest messages of a customer's chat, the oldest of them first. Unless one only peeks, they and
 * all before them are read from now on: in the same statement, so that what comes in between counts
 * as unread rather than is lost.
 */
export async function messagesOf(
  db: Db,
  customerId: string,
  { most, peek }: { most: number; peek: boolean },
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
    .limit(most)
    .execute();
  return newestFirst.toReversed();
}

export async function unreadOf(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((one) => one.fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customerId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}
