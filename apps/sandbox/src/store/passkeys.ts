import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import type { Db, Trx } from './open.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;

/** What is kept of a passkey when it is added. */
export interface NewPasskey {
  customerId: string;
  /** base64url, as the browser names it. */
  credentialId: string;
  /** COSE. */
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  /** Epoch milliseconds. */
  at: number;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The customer's passkeys in the order in which they were added. */
export function passkeysOf(db: Db, customerId: string): Promise<readonly PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

/** The customer's passkey with this credential id; null without one. */
export async function passkeyByCredential(
  db: Db,
  customerId: string,
  credentialId: string,
): Promise<PasskeyRow | null> {
  if (!uuid.test(customerId)) return null;
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a passkey and returns its id. */
export async function addPasskey(trx: Trx, passkey: NewPasskey): Promise<string> {
  const passkeyId = randomUUID();
  await trx
    .insertInto('passkeys')
    .values({
      customer_id: passkey.customerId,
      passkey_id: passkeyId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: passkey.transports.join(','),
      created_at: BigInt(passkey.at),
    })
    .execute();
  return passkeyId;
}

/**
 * Writes that a passkey was used; false where it is gone, or where its counter says that a copy of it was used:
 * authenticators that count answer with a higher number each time, the others with 0.
 */
export async function markPasskeyUsed(
  db: Db,
  { customer_id: customerId, passkey_id: passkeyId }: PasskeyRow,
  { counter, at }: { counter: number; at: number },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: BigInt(counter), used_at: BigInt(at) })
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .$if(counter === 0, (update) => update.where('counter', '=', 0n))
    .$if(counter > 0, (update) => update.where('counter', '<', BigInt(counter)))
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the customer's passkey another name; false where there is none of that id. */
export async function renamePasskey(
  db: Db,
  customerId: string,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<boolean> {
  if (!uuid.test(passkeyId)) return false;
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the customer's passkey and returns its name, null without one; undefined where there is none of that id. */
export async function removePasskey(
  trx: Trx,
  customerId: string,
  passkeyId: string,
): Promise<string | null | undefined> {
  if (!uuid.test(passkeyId)) return undefined;
  const row = await trx
    .deleteFrom('passkeys')
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
