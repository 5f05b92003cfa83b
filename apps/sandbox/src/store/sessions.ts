import type { Db } from './open.ts';

/** Names one session. */
export interface SessionKey {
  customerId: string;
  tokenHash: string;
}

/** Keeps a session, and drops the customer's expired ones. Times in epoch milliseconds. */
export async function addSession(
  db: Db,
  { customerId, tokenHash }: SessionKey,
  times: { at: number; expiresAt: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<=', BigInt(times.at))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      customer_id: customerId,
      token_hash: tokenHash,
      created_at: BigInt(times.at),
      expires_at: BigInt(times.expiresAt),
    })
    .execute();
}

export async function hasSession(db: Db, key: SessionKey, at: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('customer_id', '=', key.customerId)
    .where('token_hash', '=', key.tokenHash)
    .where('expires_at', '>', BigInt(at))
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the customer's sessions, all of them or all but one. */
export async function endSessions(
  db: Db,
  customerId: string,
  except: SessionKey | null,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .$if(except !== null, (end) => end.where('token_hash', '!=', except?.tokenHash ?? ''))
    .execute();
}
