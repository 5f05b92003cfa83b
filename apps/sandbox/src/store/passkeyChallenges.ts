import type { PasskeyPurpose } from './columnTypes.ts';
import type { Db } from './open.ts';

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
