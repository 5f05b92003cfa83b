import type { DueWork } from './dueWork.ts';
import type { KnownKey } from './idempotency.ts';
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

/**
 * In the place of a key for calls that have none. Citus does not see that rows are of one customer
 * where a condition cannot be true, as a comparison with null cannot.
 */
const noKey = '00000000-0000-0000-0000-000000000000';

/** What each call begins with. */
export interface OpenSession extends SessionKey {
  /** When its customer logged in, epoch milliseconds. */
  createdAt: number;
  /** What is due for the customer, the earliest first: no more than was asked for. */
  due: readonly DueWork[];
  /** What is known of the call's Idempotency-Key; null where it is new, or the call has none. */
  known: KnownKey | null;
}

/**
 * Reads what a call begins with in one statement. Null when there is no such session, or it has
 * ended.
 *
 * @param at epoch milliseconds
 */
export async function openSession(
  db: Db,
  key: SessionKey,
  { at, idempotencyKey, mostDue }: { at: number; idempotencyKey: string | null; mostDue: number },
): Promise<OpenSession | null> {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('due_work', (join) =>
      join
        .onRef('due_work.customer_id', '=', 'sessions.customer_id')
        .on('due_at', '<=', BigInt(at)),
    )
    .leftJoin('idempotency', (join) =>
      join
        .onRef('idempotency.customer_id', '=', 'sessions.customer_id')
        .on('idempotency.key', '=', idempotencyKey ?? noKey),
    )
    .select(['sessions.created_at', 'kind', 'subject', 'due_at', 'fingerprint', 'answer'])
    .where('sessions.customer_id', '=', key.customerId)
    .where('token_hash', '=', key.tokenHash)
    .where('expires_at', '>', BigInt(at))
    .orderBy('due_at')
    .orderBy('subject')
    .limit(mostDue)
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const { customerId } = key;
  const { fingerprint, answer } = first;
  return {
    ...key,
    createdAt: Number(first.created_at),
    due: rows.flatMap(({ kind, subject, due_at }) =>
      kind === null || subject === null
        ? []
        : [{ customerId, kind, subject, dueAt: Number(due_at) }],
    ),
    known: fingerprint === null || answer === null ? null : { fingerprint, answer },
  };
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
