import { isOverLimit } from './faults.ts';
import type { Trx } from './database.ts';

/** An idempotency key and the fingerprint of its order. */
export interface KeyedCall {
  customerId: string;
  key: string;
  fingerprint: string;
}

export interface KnownKey {
  fingerprint: string;
  answer: string;
}

/** Another call with this key is still being decided. */
export class KeyInUse extends Error {
  override name = 'KeyInUse';
}

/**
 * Claims the key for this transaction, stores its answer and returns null. If the key has an answer
 * already, changes nothing and returns that answer. A concurrent call with the same key waits until
 * the transaction ends.
 *
 * @throws KeyInUse when the other transaction does not end within the longest wait
 */
export async function claimKey(
  trx: Trx,
  call: KeyedCall,
  { at, answer }: { at: number; answer: string },
): Promise<KnownKey | null> {
  const { customerId, key, fingerprint } = call;
  const insertion = trx
    .insertInto('idempotency')
    .values({ customer_id: customerId, key, fingerprint, answer, created_at: BigInt(at) })
    .onConflict((conflict) => conflict.columns(['customer_id', 'key']).doNothing())
    .returning('key');
  const claimed = await insertion.executeTakeFirst().catch((cause: unknown) => {
    throw isOverLimit(cause) ? new KeyInUse('The key is held by another call.', { cause }) : cause;
  });
  if (claimed !== undefined) return null;
  return trx
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function replaceAnswer(trx: Trx, call: KeyedCall, answer: string): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ answer })
    .where('customer_id', '=', call.customerId)
    .where('key', '=', call.key)
    .execute();
}
