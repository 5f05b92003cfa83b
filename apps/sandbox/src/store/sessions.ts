import { sql } from 'kysely';
import type { Job } from './jobs.ts';
import type { KnownKey } from './idempotency.ts';
import type { Db } from './open.ts';

/** Names one session. */
export interface SessionKey {
  customerId: string;
  tokenHash: string;
}

/** How many devices of a customer are stored; the least recently used are removed. */
const mostDevices = 10;

/** What is kept of a login. Times in epoch milliseconds. */
export interface NewSession extends SessionKey {
  /** The device that it was made on: known from now on. */
  deviceHash: string;
  at: number;
  expiresAt: number;
  /** Idempotency keys that were taken before are forgotten. */
  keysSince: number;
}

/** Keeps a session and the device it was opened on, and forgets what has run out of the customer's. */
export async function addSession(db: Db, session: NewSession): Promise<void> {
  const { customerId, tokenHash, deviceHash, at, expiresAt, keysSince } = session;
  // Written as `post` writes: one statement that Citus answers at one node.
  await sql`
    with opened as (
      insert into sessions (customer_id, token_hash, created_at, expires_at)
      select ${customerId}, ${tokenHash}, ${BigInt(at)}, ${BigInt(expiresAt)}
      returning customer_id
    ), remembered as (
      insert into devices (customer_id, device_hash, used_at)
      select ${customerId}, ${deviceHash}, ${BigInt(at)}
      on conflict (customer_id, device_hash) do update set used_at = excluded.used_at
    ), forgotten as (
      delete from idempotency
      where customer_id = ${customerId} and created_at < ${BigInt(keysSince)}
    )
    select customer_id from opened`.execute(db);
  await db
    .with('surplus', (query) =>
      query
        .deleteFrom('devices')
        .where('customer_id', '=', customerId)
        .where('device_hash', 'in', (least) =>
          least
            .selectFrom('devices as known')
            .select('known.device_hash')
            .where('known.customer_id', '=', customerId)
            .orderBy('known.used_at', 'desc')
            .offset(mostDevices),
        ),
    )
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<=', BigInt(at))
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
  /** The Argon2id text of the customer's transaction code; null without one. */
  codeHash: string | null;
  /** Until when the customer's withdrawals are refused, epoch milliseconds; 0 where they are not. */
  withdrawalsHeldUntil: number;
  /** The customer's due jobs, the earliest first: no more than was asked for. */
  due: readonly Job[];
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
  { at, idempotencyKey, mostJobs }: { at: number; idempotencyKey: string | null; mostJobs: number },
): Promise<OpenSession | null> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.customer_id', 'sessions.customer_id')
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
    .select(['sessions.created_at', 'code_hash', 'withdrawals_held_until'])
    .select(['kind', 'subject', 'due_at', 'fingerprint', 'answer'])
    .where('sessions.customer_id', '=', key.customerId)
    .where('token_hash', '=', key.tokenHash)
    .where('expires_at', '>', BigInt(at))
    .orderBy('due_at')
    .orderBy('subject')
    .limit(mostJobs)
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const { customerId } = key;
  const { fingerprint, answer } = first;
  return {
    ...key,
    createdAt: Number(first.created_at),
    codeHash: first.code_hash,
    withdrawalsHeldUntil: Number(first.withdrawals_held_until ?? 0),
    due: rows.flatMap(({ kind, subject, due_at }) =>
      kind === null || subject === null
        ? []
        : [{ customerId, kind, subject, dueAt: Number(due_at) }],
    ),
    known: fingerprint === null || answer === null ? null : { fingerprint, answer },
  };
}

/** Ends the customer's sessions, all of them or all but one, and forgets the devices that are known. */
export async function endSessions(
  db: Db,
  customerId: string,
  except: SessionKey | null,
): Promise<void> {
  await db
    .with('forgotten', (query) => query.deleteFrom('devices').where('customer_id', '=', customerId))
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .$if(except !== null, (end) => end.where('token_hash', '!=', except?.tokenHash ?? ''))
    .execute();
}
