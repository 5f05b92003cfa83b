import { CompiledQuery, sql } from 'kysely';
import type { DeviceWords, JobKind } from './columnTypes.ts';
import type { Job } from './jobs.ts';
import type { KnownKey } from './idempotency.ts';
import { noticeId } from './notices.ts';
import type { Db } from './open.ts';

/** Names one session. */
export interface SessionKey {
  customerId: string;
  tokenHash: string;
}

/** The public id of a session; the token cannot be derived from it. */
export function sessionId({ tokenHash }: Pick<SessionKey, 'tokenHash'>): string {
  return tokenHash.slice(0, idLength);
}

/** Half of the hash. */
export const idLength = 32;

/** How often the time of last use is written at most. Milliseconds. */
export const usedEveryMs = 60_000;

/** How many devices of a customer are stored; the least recently used are removed. */
const mostDevices = 10;

/** What is kept of a login. Times in epoch milliseconds. */
export interface NewSession extends SessionKey {
  /** The device that it was made on: known from now on. */
  deviceHash: string;
  /** The customer has logged in on it lately. */
  isKnownDevice: boolean;
  words: DeviceWords;
  at: number;
  expiresAt: number;
  /** A session that was last used then, or before, has ended. */
  idleSince: number;
  /** Idempotency keys that were taken before are forgotten. */
  keysSince: number;
}

/**
 * Keeps a session and the device it was opened on, and forgets what has run out of the customer's. That the device is
 * new is told in the inbox, except at the customer's first login ever.
 */
export async function addSession(db: Db, session: NewSession): Promise<void> {
  const { customerId, tokenHash, deviceHash, isKnownDevice, at, expiresAt } = session;
  const { browser, system, device } = session.words;
  // Written as `post` writes: one statement that Citus answers at one node.
  await sql`
    with opened as (
      insert into sessions (
        customer_id, token_hash, created_at, expires_at, used_at, device_hash, browser, system, device)
      select ${customerId}, ${tokenHash}, ${BigInt(at)}, ${BigInt(expiresAt)}, ${BigInt(at)},
        ${deviceHash}, ${browser}, ${system}, ${device}
      returning customer_id
    ), first as (
      update customers set first_login_at = ${BigInt(at)}
      where customer_id = ${customerId} and first_login_at is null
      returning customer_id
    ), told as (
      insert into notices (customer_id, notice_id, kind, browser, system, device, created_at)
      select ${customerId}, ${noticeId('new-login', sessionId(session))}, 'new-login',
        ${browser}, ${system}, ${device}, ${BigInt(at)}
      where not ${isKnownDevice}::boolean and not exists (select 1 from first)
    ), remembered as (
      insert into devices (customer_id, device_hash, used_at)
      select ${customerId}, ${deviceHash}, ${BigInt(at)}
      on conflict (customer_id, device_hash) do update set used_at = excluded.used_at
    ), forgotten as (
      delete from idempotency
      where customer_id = ${customerId} and created_at < ${BigInt(session.keysSince)}
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
    .where((where) =>
      where.or([
        where('expires_at', '<=', BigInt(at)),
        where('used_at', '<=', BigInt(session.idleSince)),
      ]),
    )
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

/** The same as it was looked up. */
export interface FoundSession extends OpenSession {
  /** When it ends by its age, epoch milliseconds. */
  expiresAt: number;
  /** When it was last used as far as that is written, epoch milliseconds. */
  usedAt: number;
}

/** What is asked with a session. */
interface OpeningAsked {
  /** Epoch milliseconds. */
  at: number;
  /** A session that was last used then, or before, has ended. */
  idleSince: number;
  idempotencyKey: string | null;
  mostJobs: number;
}

/** Each of them may have several rows: one for each of the first due jobs. */
interface OpeningRow {
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint;
  code_hash: string | null;
  withdrawals_held_until: bigint | null;
  kind: JobKind | null;
  subject: string | null;
  due_at: bigint | null;
  fingerprint: string | null;
  answer: string | null;
}

// Every call runs it, so it is compiled once: Kysely would compile it for each call.
const opening = `
  with used as (
    update "sessions" set used_at = $3
    where customer_id = $1 and token_hash = $2 and expires_at > $3 and used_at > $4 and used_at <= $5
  )
  select "sessions".created_at, expires_at, used_at, code_hash, withdrawals_held_until,
    kind, subject, due_at, fingerprint, answer
  from "sessions"
  join customers on customers.customer_id = "sessions".customer_id
  left join due_work on due_work.customer_id = "sessions".customer_id and due_at <= $3
  left join idempotency on idempotency.customer_id = "sessions".customer_id and idempotency.key = $6
  where "sessions".customer_id = $1 and token_hash = $2 and expires_at > $3 and used_at > $4
  order by due_at, subject
  limit $7`;

/**
 * Reads what a call begins with in one statement, which once a minute also writes when the session was last used. Null
 * for an unknown or ended session.
 */
export async function openSession(
  db: Db,
  key: SessionKey,
  { at, idleSince, idempotencyKey, mostJobs }: OpeningAsked,
): Promise<FoundSession | null> {
  const { customerId, tokenHash } = key;
  const last = BigInt(at - usedEveryMs);
  const values = [
    customerId,
    tokenHash,
    BigInt(at),
    BigInt(idleSince),
    last,
    idempotencyKey ?? noKey,
  ];
  const query: CompiledQuery<OpeningRow> = CompiledQuery.raw(opening, [...values, mostJobs]);
  const { rows } = await db.executeQuery(query);
  const [first] = rows;
  if (first === undefined) return null;
  const { fingerprint, answer } = first;
  const usedAt = Number(first.used_at);
  return {
    ...key,
    createdAt: Number(first.created_at),
    expiresAt: Number(first.expires_at),
    usedAt: usedAt <= at - usedEveryMs ? at : usedAt,
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
