import type { DueWork } from './dueWork.ts';
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

/** An open session, and what is due for its customer: the earliest first, so many pieces at most. */
export interface OpenSession extends SessionKey {
  /** When its customer logged in, epoch milliseconds. */
  createdAt: number;
  due: readonly DueWork[];
}

/**
 * Reads a session that is open at that time and, in the same statement, the first `most` pieces of
 * work that are due: every call needs both. Null when there is none or it has ended.
 */
export async function openSession(
  db: Db,
  key: SessionKey,
  at: number,
  most: number,
): Promise<OpenSession | null> {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('due_work', (join) =>
      join
        .onRef('due_work.customer_id', '=', 'sessions.customer_id')
        .on('due_at', '<=', BigInt(at)),
    )
    .select(['sessions.created_at', 'kind', 'subject', 'due_at'])
    .where('sessions.customer_id', '=', key.customerId)
    .where('token_hash', '=', key.tokenHash)
    .where('expires_at', '>', BigInt(at))
    .orderBy('due_at')
    .orderBy('subject')
    .limit(most)
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const { customerId } = key;
  const due = rows.flatMap(({ kind, subject, due_at }) =>
    kind === null || subject === null ? [] : [{ customerId, kind, subject, dueAt: Number(due_at) }],
  );
  return { ...key, createdAt: Number(first.created_at), due };
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
