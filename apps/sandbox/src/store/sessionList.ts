import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import type { DeviceWords } from './columnTypes.ts';
import { SessionEnded } from './faults.ts';
import type { Db } from './database.ts';
import { idLength, noToken, type SessionKey } from './sessions.ts';
import { databaseNow } from './databaseClock.ts';

export type SessionRow = Selectable<Database['sessions']>;

/** Lists the customer's open sessions, last used first. */
export function sessionsOf(
  db: Db,
  customerId: string,
  { at, idleSince }: { at: number; idleSince: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', BigInt(at))
    .where('used_at', '>', BigInt(idleSince))
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

/**
 * Describes the device of a session.
 *
 * @throws SessionEnded
 */
export async function deviceWordsOf(
  db: Db,
  { customerId, tokenHash }: SessionKey,
): Promise<DeviceWords> {
  if (tokenHash === noToken) return { browser: null, system: null, device: null };
  const words = await db
    .selectFrom('sessions')
    .select(['browser', 'system', 'device'])
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (words === undefined) throw new SessionEnded();
  return words;
}

/** Secret that the customer has given on a device. */
export type DeviceProof = 'password' | 'code';

const proofColumns = { password: 'password_at', code: 'code_at' } as const;

/**
 * Records the time at which the customer gave the right secret on a session's device; null after a
 * wrong secret.
 */
export async function proveDevice(
  db: Db,
  session: SessionKey,
  proof: DeviceProof,
  at: number | null,
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ [proofColumns[proof]]: at === null ? null : BigInt(at) })
    .where('customer_id', '=', session.customerId)
    .where('device_hash', '=', sql<string>`${deviceOf(session)}`)
    .execute();
}

/**
 * Deletes sessions, lists them in `ended_sessions`, and forgets devices. Returns the count of
 * deleted sessions.
 */
async function endSessionsWhere(
  db: Db,
  customerId: string,
  { which, devices }: { which: RawBuilder<unknown>; devices: RawBuilder<unknown> },
): Promise<number> {
  const { rows } = await sql`
    with ended as (
      delete from sessions where customer_id = ${customerId} and ${which}
      returning customer_id, token_hash, device_hash
    ), named as (
      insert into ended_sessions (customer_id, token_hash, ended_at)
      select customer_id, token_hash, (extract(epoch from clock_timestamp()) * 1000)::bigint from ended
      on conflict do nothing
    ), forgotten as (
      delete from devices where customer_id = ${customerId} and ${devices}
    )
    select 1 from ended`.execute(db);
  return rows.length;
}

/**
 * Subquery of a session's device hash. For an unknown device it gives an empty text, which matches
 * no device.
 */
function deviceOf({ customerId, tokenHash }: SessionKey): RawBuilder<unknown> {
  return sql`(
    select coalesce(device_hash, '') from sessions
    where customer_id = ${customerId} and token_hash = ${tokenHash})`;
}

/**
 * Ends a session, and forgets its device unless the caller uses it; false if it has already ended.
 */
export async function endSession(db: Db, caller: SessionKey, sessionId: string): Promise<boolean> {
  const ended = await endSessionsWhere(db, caller.customerId, {
    which: sql`left(token_hash, ${idLength}::int) = ${sessionId}`,
    devices: sql`device_hash in (select device_hash from ended)
      and device_hash not in ${deviceOf(caller)}`,
  });
  return ended > 0;
}

/** Ends the caller's session. Its device stays known. */
export async function endOwnSession(db: Db, { customerId, tokenHash }: SessionKey): Promise<void> {
  await endSessionsWhere(db, customerId, {
    which: sql`token_hash = ${tokenHash}`,
    devices: sql`false`,
  });
}

/** Ends all other sessions, and forgets all devices but the caller's. */
export async function endOtherSessions(db: Db, caller: SessionKey): Promise<void> {
  await endSessionsWhere(db, caller.customerId, {
    which: sql`token_hash <> ${caller.tokenHash}`,
    devices: sql`device_hash not in ${deviceOf(caller)}`,
  });
}

/** Ends all sessions but `except`, and forgets all devices. */
export async function endSessions(
  db: Db,
  customerId: string,
  except: SessionKey | null,
): Promise<void> {
  await endSessionsWhere(db, customerId, {
    which: sql`token_hash <> ${except?.tokenHash ?? ''}`,
    devices: sql`true`,
  });
}

/** Time that an ended session stays in the list. Milliseconds. */
const endedForMs = 120_000;

/** Token hashes of recently ended sessions of all customers. */
export async function latelyEnded(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ token_hash: string }>`
    select token_hash from ended_sessions
    where ended_at > ${databaseNow} - ${endedForMs}::bigint`.execute(db);
  return new Set(rows.map((row) => row.token_hash));
}

export async function dropEndedSessions(db: Db): Promise<void> {
  await sql`
    delete from ended_sessions
    where ended_at < ${databaseNow} - ${2 * endedForMs}::bigint`.execute(db);
}
