import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import { isUuid } from './numbers.ts';
import type { Db, Trx } from './database.ts';
import type { DeviceWords, PasskeyPurpose } from './columnTypes.ts';

export type PasskeyRow = Selectable<Database['passkeys']>;

export interface NewPasskey {
  customerId: string;
  /** base64url. */
  credentialId: string;
  /** COSE key. */
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  /** Device of the session that adds it. */
  words: DeviceWords;
  at: number;
}

/** Lists the customer's passkeys in the order they were added. */
export function passkeysOf(db: Db, customerId: string): Promise<readonly PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

export async function passkeyByCredential(
  db: Db,
  customerId: string,
  credentialId: string,
): Promise<PasskeyRow | null> {
  if (!isUuid(customerId)) return null;
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a passkey and returns its id; null if the credential belongs to another customer. */
export async function addPasskey(trx: Trx, passkey: NewPasskey): Promise<string | null> {
  const passkeyId = randomUUID();
  const { browser, system, device } = passkey.words;
  const claimed = await trx
    .insertInto('passkey_credentials')
    .values({ credential_id: passkey.credentialId, customer_id: passkey.customerId })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  if (claimed === undefined) return null;
  await trx
    .insertInto('passkeys')
    .values({
      customer_id: passkey.customerId,
      passkey_id: passkeyId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: passkey.transports.join(','),
      browser,
      system,
      device,
      created_at: BigInt(passkey.at),
    })
    .execute();
  return passkeyId;
}

export interface PasskeyUse {
  counter: number;
  words: DeviceWords;
  at: number;
}

/**
 * Records the use of a passkey. Returns false if it was removed or paused, or if its counter did
 * not rise, which shows that it was copied: an authenticator either counts up or always sends 0.
 */
export async function markPasskeyUsed(
  db: Db,
  { customer_id: customerId, passkey_id: passkeyId }: PasskeyRow,
  { counter, words, at }: PasskeyUse,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({
      counter: BigInt(counter),
      used_at: BigInt(at),
      used_browser: words.browser,
      used_system: words.system,
      used_device: words.device,
    })
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .where('paused_at', 'is', null)
    .$if(counter === 0, (update) => update.where('counter', '=', 0n))
    .$if(counter > 0, (update) => update.where('counter', '<', BigInt(counter)))
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Renames a passkey; false for an unknown id. */
export async function renamePasskey(
  db: Db,
  customerId: string,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<boolean> {
  if (!isUuid(passkeyId)) return false;
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a passkey and returns its name (null without one); undefined for an unknown id. */
export async function removePasskey(
  trx: Trx,
  customerId: string,
  passkeyId: string,
): Promise<string | null | undefined> {
  if (!isUuid(passkeyId)) return undefined;
  const row = await trx
    .deleteFrom('passkeys')
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .returning(['name', 'credential_id'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await trx
    .deleteFrom('passkey_credentials')
    .where('credential_id', '=', row.credential_id)
    .where('customer_id', '=', customerId)
    .execute();
  return row.name;
}

/** Pauses the customer's passkeys; returns how many were not paused before. */
export async function pausePasskeys(trx: Trx, customerId: string, at: number): Promise<number> {
  const rows = await trx
    .updateTable('passkeys')
    .set({ paused_at: BigInt(at) })
    .where('customer_id', '=', customerId)
    .where('paused_at', 'is', null)
    .returning('passkey_id')
    .execute();
  return rows.length;
}

/** Lets a paused passkey be used again. */
export async function resumePasskey(
  trx: Trx,
  { customer_id: customerId, passkey_id: passkeyId }: PasskeyRow,
): Promise<void> {
  await trx
    .updateTable('passkeys')
    .set({ paused_at: null })
    .where('customer_id', '=', customerId)
    .where('passkey_id', '=', passkeyId)
    .execute();
}

export interface PasskeyChallenge {
  /** base64url. */
  challenge: string;
  purpose: PasskeyPurpose;
  /**
   * What the challenge is valid for: the customer and the confirmed operation; for adding a passkey
   * the customer and a hash of both secrets; empty for a login.
   */
  subject: string;
}

/** Number of rows deleted per call. It is limited so that the call is fast. */
const batchSize = 200;

/** Stores a challenge, and deletes some expired ones. Times in epoch milliseconds. */
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
    // In this order the query uses the index. In any other order it would scan past removed rows.
    .orderBy('expires_at')
    .limit(batchSize)
    .execute();
  if (expired.length === 0) return;
  await db
    .deleteFrom('passkey_challenges')
    .where(
      'challenge',
      'in',
      expired.map((row) => row.challenge),
    )
    .execute();
}

/** Claims a challenge; of several concurrent callers only one gets true. */
export async function claimPasskeyChallenge(
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
