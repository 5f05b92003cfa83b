import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import type { Db, Trx } from './open.ts';
import type { PasskeyPurpose } from './columnTypes.ts';

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

/** What a passkey is asked to sign, and what for. */
export interface PasskeyChallenge {
  /** base64url. */
  challenge: string;
  purpose: PasskeyPurpose;
  /** Whose it is and what it confirms; empty for a login, of which neither is known. */
  subject: string;
}

/** At once, so that one call does not wait for the removal of all. */
const portion = 200;

/** Keeps a challenge until it is taken or has expired, and removes some that have. Epoch milliseconds. */
export async function addPasskeyChallenge(
  db: Db,
  { challenge, purpose, subject }: PasskeyChallenge,
  { at, expiresAt }: { at: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, purpose, subject, expires_at: BigInt(expiresAt) })
    .execute();
  const expired = await db
    .selectFrom('passkey_challenges')
    .select('challenge')
    .where('expires_at', '<=', BigInt(at))
    // By the index: in any order the table would be read from its beginning, past all that was removed before.
    .orderBy('expires_at')
    .limit(portion)
    .execute();
  if (expired.length === 0) return;
  await db
    .deleteFrom('passkey_challenges')
    .where(
      'challenge',
      'in',
      expired.map((one) => one.challenge),
    )
    .execute();
}

/** Takes a challenge; of any number of callers, on any number of processes, one gets true. */
export async function takePasskeyChallenge(
  db: Db,
  { challenge, purpose, subject }: PasskeyChallenge,
  at: number,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expires_at', '>', BigInt(at))
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}
