import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';
import type { DeviceWords, NoticeKind } from './columnTypes.ts';

export type NoticeRow = Selectable<Database['notices']>;

/** What a notice tells: money in cents, quantities in shares, times epoch milliseconds. */
interface NoticeFacts extends Partial<DeviceWords> {
  /** Of an application or a lot. */
  symbol?: string;
  /** Of a company, a fund, a bank or a passkey. */
  name?: string | null;
  /** Of a card, masked. */
  account?: string;
  /** What was applied for, and what was allotted of it. */
  asked?: bigint;
  quantity?: bigint;
  amount?: bigint;
  /** What was set aside and came back. */
  returned?: bigint;
  /** What a fund has earned, below zero what it has lost. */
  earned?: bigint;
  /** The day of a loan. */
  endsAt?: number;
}

/** A notice about to be written. */
export interface NewNotice {
  customerId: string;
  kind: NoticeKind;
  /** What it tells of, unique in its kind: there is one notice of a kind about one thing. */
  subject: string;
  /** The record that it leads to. */
  orderNumber?: string;
  /** From when on it is shown. */
  at: number;
  facts?: NoticeFacts;
}

/** The id of a notice: of a kind there is one about one thing. */
export function noticeId(kind: NoticeKind, subject: string): string {
  return `${kind}-${subject}`;
}

/** Tells the customer of something, in the transaction that does it; what was told is not told again. */
export async function addNotice(trx: Trx, notice: NewNotice): Promise<void> {
  const { customerId, kind, subject, orderNumber, at, facts = {} } = notice;
  const { endsAt, ...others } = facts;
  await trx
    .insertInto('notices')
    .values({
      ...others,
      customer_id: customerId,
      notice_id: noticeId(kind, subject),
      kind,
      order_number: orderNumber ?? null,
      ends_at: endsAt === undefined ? null : BigInt(endsAt),
      created_at: BigInt(at),
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'notice_id']).doNothing())
    .execute();
}

/** A page of what the customer has been told by now, newest first. */
export function noticesOf(
  db: Db,
  customerId: string,
  now: number,
  page: PageOf,
): Promise<Found<NoticeRow>> {
  const all = db
    .selectFrom('notices')
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', BigInt(now));
  return newestFirst(db, all.selectAll(), 'notice_id', page);
}

/** How much of what the customer has been told by now is unread. */
export async function unreadNoticesOf(db: Db, customerId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .select((one) => one.fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', BigInt(now))
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Marks a notice as read, and all older ones if asked to; false where the customer has no such notice. One that comes
 * in between is newer, or is not there yet when the statement begins, and stays unread.
 */
export async function markNoticesRead(
  db: Db,
  customerId: string,
  { noticeId: id, andOlder, now }: { noticeId: string; andOlder: boolean; now: number },
): Promise<boolean> {
  const rows = await db
    .updateTable('notices')
    .set({ is_read: true })
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', BigInt(now))
    .where((where) => {
      const given = where('notice_id', '=', id);
      if (!andOlder) return given;
      const older = sql<boolean>`(created_at, notice_id) < (
        select upto.created_at, upto.notice_id from notices as upto
        where upto.customer_id = ${customerId} and upto.notice_id = ${id}
          and upto.created_at <= ${BigInt(now)})`;
      return where.or([given, where.and([where('is_read', '=', false), older])]);
    })
    .returning('notice_id')
    .execute();
  return rows.some((row) => row.notice_id === id);
}
