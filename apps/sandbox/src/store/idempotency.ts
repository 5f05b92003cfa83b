import { isOverLimit } from './faults.ts';
import type { Db, Trx } from './open.ts';

/** An idempotency key in a customer's hands, and what identifies the order that it was made for. */
export interface KeyedCall {
  customerId: string;
  key: string;
  fingerprint: string;
}

/** What is known of a key: nothing, the first answer, or that it belongs to another order. */
export type KeyState =
  | { state: 'new' }
  | { state: 'answered'; answer: string }
  | { state: 'other' };

/** Looks a key up without taking it. */
export async function readKey(db: Db, call: KeyedCall): Promise<KeyState> {
  const row = await db
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer'])
    .where('customer_id', '=', call.customerId)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (row === undefined) return { state: 'new' };
  if (row.fingerprint !== call.fingerprint) return { state: 'other' };
  return { state: 'answered', answer: row.answer };
}

/** Another call with the same key is still being decided. */
export class KeyInUse extends Error {
  override name = 'KeyInUse';
}

/**
 * Takes the key for this transaction. Of those who come at the same moment one gets `new`; the
 * others wait here until its transaction has ended and then read its answer.
 *
 * @throws KeyInUse when the other one has not ended by then
 */
export async function takeKey(trx: Trx, call: KeyedCall, at: number): Promise<KeyState> {
  try {
    return await insertKey(trx, call, at);
  } catch (error) {
    if (isOverLimit(error))
      throw new KeyInUse('The key is held by another call.', { cause: error });
    throw error;
  }
}

async function insertKey(trx: Trx, call: KeyedCall, at: number): Promise<KeyState> {
  const taken = await trx
    .insertInto('idempotency')
    .values({
      customer_id: call.customerId,
      key: call.key,
      fingerprint: call.fingerprint,
      answer: '',
      created_at: BigInt(at),
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken === undefined ? readKey(trx, call) : { state: 'new' };
}

/** Keeps the answer beside its key, in the transaction that earned it. */
export async function keepAnswer(trx: Trx, call: KeyedCall, answer: string): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ answer })
    .where('customer_id', '=', call.customerId)
    .where('key', '=', call.key)
    .execute();
}

/** Forgets the customer's keys that were taken before a time, epoch milliseconds. */
export async function dropKeysBefore(db: Db, customerId: string, time: number): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('customer_id', '=', customerId)
    .where('created_at', '<', BigInt(time))
    .execute();
}
