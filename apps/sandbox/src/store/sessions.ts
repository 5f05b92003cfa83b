import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { DeviceWords, JobKind } from './columnTypes.ts';
import type { Job } from './jobs.ts';
import type { KnownKey } from './idempotency.ts';
import { noticeId } from './notices.ts';
import { plannedStatement } from './plannedStatements.ts';
import { SessionEnded } from './faults.ts';
import type { Db, Trx } from './database.ts';

export interface SessionKey {
  customerId: string;
  tokenHash: string;
}

/** Public id of a session; the token cannot be derived from it. */
export function sessionId({ tokenHash }: Pick<SessionKey, 'tokenHash'>): string {
  return tokenHash.slice(0, idLength);
}

export const idLength = 32;

/** Interval at which the last use of a session is written. Milliseconds. */
export const usedEveryMs = 60_000;

/**
 * Maximum number of a customer's devices in each of three groups: the devices used last, those on
 * which the customer gave the password, and those on which the customer gave the transaction code.
 * Devices outside these groups are deleted. The last two groups exist so that logins of a thief do
 * not push the owner's devices out.
 */
const maxDevices = 10;

/** Times in epoch milliseconds. */
export interface NewSession extends SessionKey {
  deviceHash: string;
  isKnownDevice: boolean;
  /** Hash of the password that the login has verified; null for a login with a passkey. */
  passwordHash: string | null;
  words: DeviceWords;
  at: number;
  expiresAt: number;
  /** Sessions last used before this time have ended. */
  idleSince: number;
  /** Idempotency keys from before this time are deleted. */
  keysSince: number;
}

/**
 * Adds a session and its device, and deletes the customer's expired rows. Adds a notice for a new
 * device, except at the customer's first login. Returns false if the password has changed since it
 * was verified. The lock on the customer's row makes a login and a reset wait for each other.
 */
export async function addSession(db: Db, session: NewSession): Promise<boolean> {
  const { customerId, tokenHash, deviceHash, isKnownDevice, passwordHash } = session;
  const isSamePassword = passwordHash === null ? sql`true` : sql`password_hash = ${passwordHash}`;
  const { at, expiresAt } = session;
  const { browser, system, device } = session.words;
  // All changes are one statement, so that Citus can route it to one node.
  const { rows: opened } = await sql`
    with owner as (
      select customer_id from customers where customer_id = ${customerId} and ${isSamePassword}
      for share
    ), opened as (
      insert into sessions (
        customer_id, token_hash, created_at, expires_at, used_at, device_hash, browser, system, device)
      select ${customerId}, ${tokenHash}, ${BigInt(at)}, ${BigInt(expiresAt)}, ${BigInt(at)},
        ${deviceHash}, ${browser}, ${system}, ${device}
      from owner
      returning customer_id
    ), first as (
      update customers set first_login_at = ${BigInt(at)}
      where customer_id = ${customerId} and first_login_at is null
        and exists (select 1 from opened)
      returning customer_id
    ), told as (
      insert into notices (customer_id, notice_id, kind, browser, system, device, created_at)
      select ${customerId}, ${noticeId('new-login', sessionId(session))}, 'new-login',
        ${browser}, ${system}, ${device}, ${BigInt(at)}
      from opened
      where not ${isKnownDevice}::boolean and not exists (select 1 from first)
    ), remembered as (
      insert into devices (customer_id, device_hash, used_at, password_at)
      select ${customerId}, ${deviceHash}, ${BigInt(at)},
        ${passwordHash === null ? null : BigInt(at)}::bigint
      from opened
      on conflict (customer_id, device_hash) do update set used_at = excluded.used_at,
        password_at = coalesce(excluded.password_at, devices.password_at)
    ), forgotten as (
      delete from idempotency
      where customer_id = ${customerId} and created_at < ${BigInt(session.keysSince)}
    )
    select customer_id from opened`.execute(db);
  if (opened.length === 0) return false;
  const newest = (condition: RawBuilder<unknown>) => sql<string>`(
    select device_hash from devices where customer_id = ${customerId} and ${condition}
    order by used_at desc limit ${maxDevices})`;
  await db
    .with('surplus', (query) =>
      query
        .deleteFrom('devices')
        .where('customer_id', '=', customerId)
        .where('device_hash', 'not in', newest(sql`true`))
        .where('device_hash', 'not in', newest(sql`password_at is not null`))
        .where('device_hash', 'not in', newest(sql`code_at is not null`)),
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
  return true;
}

/**
 * Parameter for a call without an Idempotency-Key. With null instead, Citus would not see that the
 * rows belong to one customer.
 */
const noKey = '00000000-0000-0000-0000-000000000000';

/** An open session with the data that its call needs. Times in epoch milliseconds. */
export interface OpenSession extends SessionKey {
  createdAt: number;
  /** Argon2id text; null without a transaction code. */
  codeHash: string | null;
  /** True if the last secret of this kind that was given on the session's device was right. */
  proofs: Readonly<Record<'password' | 'code', boolean>>;
  /** 0 when withdrawals are not held. */
  withdrawalsHeldUntil: number;
  /** The customer's due jobs, earliest first, at most `maxJobs` of the query. */
  dueJobs: readonly Job[];
  /** Stored answer of the call's Idempotency-Key; null for a new key or none. */
  storedAnswer: KnownKey | null;
  /** The value of the call's `OwnFigures`; undefined without them. */
  own?: unknown;
}

export interface FoundSession extends OpenSession {
  expiresAt: number;
  usedAt: number;
}

interface SessionQuery {
  at: number;
  idleSince: number;
  idempotencyKey: string | null;
  maxJobs: number;
  /**
   * SQL of the `OwnFigures` of the call, which are read in the same statement as the session; null
   * for none.
   */
  ownSql: string | null;
}

interface OpeningRow {
  created_at: bigint;
  expires_at: bigint;
  used_at: bigint;
  code_hash: string | null;
  password_at: bigint | null;
  code_at: bigint | null;
  withdrawals_held_until: bigint | null;
  kind: JobKind | null;
  subject: string | null;
  due_at: bigint | null;
  fingerprint: string | null;
  answer: string | null;
  own?: unknown;
}

const openingOf = (ownSql: string | null) => `
  select "sessions".created_at, expires_at, "sessions".used_at, code_hash, password_at, code_at,
    withdrawals_held_until, kind, subject, due_at, fingerprint, answer
    ${ownSql === null ? '' : `, (${ownSql}) as own`}
  from "sessions"
  join customers on customers.customer_id = "sessions".customer_id
  left join devices on devices.customer_id = "sessions".customer_id
    and devices.device_hash = "sessions".device_hash
  left join due_work on due_work.customer_id = "sessions".customer_id and due_at <= $3
  left join idempotency on idempotency.customer_id = "sessions".customer_id and idempotency.key = $5
  where "sessions".customer_id = $1 and token_hash = $2 and expires_at > $3
    and "sessions".used_at > $4
  order by due_at, subject
  limit $6`;

const openings = new Map<string | null, string>();

/**
 * Returns the statement that opens a session. It is compiled and planned once, because every call
 * runs it.
 */
function openingWith(ownSql: string | null): string {
  const opening = openings.get(ownSql) ?? plannedStatement(openingOf(ownSql));
  openings.set(ownSql, opening);
  return opening;
}

/**
 * Reads a session in one statement; null for an unknown or ended session. Once a minute a second
 * statement records its use.
 */
export async function openSession(
  db: Db,
  key: SessionKey,
  { at, idleSince, idempotencyKey, maxJobs, ownSql }: SessionQuery,
): Promise<FoundSession | null> {
  const { customerId, tokenHash } = key;
  const times = [BigInt(at), BigInt(idleSince)];
  const values = [customerId, tokenHash, ...times, idempotencyKey ?? noKey, maxJobs];
  const query: CompiledQuery<OpeningRow> = CompiledQuery.raw(openingWith(ownSql), values);
  const { rows } = await db.executeQuery(query);
  const [first] = rows;
  if (first === undefined) return null;
  const { fingerprint, answer } = first;
  const lastUse = Number(first.used_at);
  const isUseDue = lastUse <= at - usedEveryMs;
  if (isUseDue) await recordUse(db, key, at);
  return {
    ...key,
    createdAt: Number(first.created_at),
    expiresAt: Number(first.expires_at),
    usedAt: isUseDue ? at : lastUse,
    codeHash: first.code_hash,
    proofs: { password: first.password_at !== null, code: first.code_at !== null },
    withdrawalsHeldUntil: Number(first.withdrawals_held_until ?? 0),
    dueJobs: rows.flatMap(({ kind, subject, due_at }) =>
      kind === null || subject === null
        ? []
        : [{ customerId, kind, subject, dueAt: Number(due_at) }],
    ),
    storedAnswer: fingerprint === null || answer === null ? null : { fingerprint, answer },
    own: first.own,
  };
}

/**
 * Token hash of the session that the seed uses to act as the demo customer. No token has this hash,
 * so nobody else can use the session.
 */
export const noToken = '';

/**
 * Requires that a session is still open. Call it under a lock that a recovery takes, too (cash or
 * customer), so that the change happens before the recovery or not at all.
 *
 * @throws SessionEnded
 */
export async function requireOpenSession(
  trx: Trx,
  { customerId, tokenHash }: SessionKey,
): Promise<void> {
  if (tokenHash === noToken) return;
  const row = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) throw new SessionEnded();
}

async function recordUse(db: Db, { customerId, tokenHash }: SessionKey, at: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: BigInt(at) })
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<=', BigInt(at - usedEveryMs))
    .execute();
}
