import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import type { Db } from './open.ts';
import { idLength, type SessionKey } from './sessions.ts';

export type SessionRow = Selectable<Database['sessions']>;

/** The customer's open sessions, the last used first. */
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
 * Ends one of the customer's sessions and forgets its device, unless the caller uses the same device; false if the
 * session has ended already.
 */
export async function endSession(db: Db, caller: SessionKey, sessionId: string): Promise<boolean> {
  const { customerId } = caller;
  const rows = await db
    .with('ended', (query) =>
      query
        .deleteFrom('sessions')
        .where('customer_id', '=', customerId)
        .where((where) =>
          where(where.fn('left', ['token_hash', where.val(idLength)]), '=', sessionId),
        )
        .returning('device_hash'),
    )
    .with('forgotten', (query) =>
      query
        .deleteFrom('devices')
        .where('customer_id', '=', customerId)
        .where('device_hash', 'in', (ended) =>
          ended.selectFrom('ended').select('ended.device_hash'),
        )
        .where('device_hash', 'not in', (own) => deviceOf(own, caller)),
    )
    .selectFrom('ended')
    .select('device_hash')
    .execute();
  return rows.length > 0;
}

/** Ends the session that calls. Its device stays known. */
export async function endOwnSession(db: Db, { customerId, tokenHash }: SessionKey): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends all of the customer's sessions but the caller's, and forgets all devices but the one that it is on. */
export async function endOtherSessions(
  db: Db,
  { customerId, tokenHash }: SessionKey,
): Promise<void> {
  await db
    .with('forgotten', (query) =>
      query
        .deleteFrom('devices')
        .where('customer_id', '=', customerId)
        .where('device_hash', 'not in', (own) => deviceOf(own, { customerId, tokenHash })),
    )
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** The device of a session; the empty string, which matches no device, if it is not known. */
function deviceOf(
  query: ExpressionBuilder<Database, 'devices'>,
  { customerId, tokenHash }: SessionKey,
) {
  return query
    .selectFrom('sessions')
    .select((one) => one.fn.coalesce('sessions.device_hash', one.val('')).as('device_hash'))
    .where('sessions.customer_id', '=', customerId)
    .where('sessions.token_hash', '=', tokenHash);
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
