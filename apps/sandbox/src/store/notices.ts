import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from './database.ts';
import { newestFirst, type PageRows, type PageRequest } from './page.ts';
import type { Database } from './__generated__/tables.ts';
import type { DeviceWords, NoticeKind } from './columnTypes.ts';
import type { OwnFigures } from './figures.ts';

export type NoticeRow = Selectable<Database['notices']>;

/** Money in cents, quantities in shares, times in epoch milliseconds. */
interface NoticeFacts extends Partial<DeviceWords> {
  symbol?: string;
  name?: string | null;
  /** Masked account of a card. */
  account?: string;
  /**
   * Number of shares that the customer applied for; `quantity` is the number of allotted shares.
   */
  asked?: bigint;
  quantity?: bigint;
  amount?: bigint;
  returned?: bigint;
  /** Gain of a fund; negative for a loss. */
  earned?: bigint;
  endsAt?: number;
}

export interface NewNotice {
  customerId: string;
  kind: NoticeKind;
  /** Unique within the kind: there is one notice of a kind per subject. */
  subject: string;
  orderNumber?: string;
  /** Time from which the notice is visible, epoch milliseconds. */
  at: number;
  facts?: NoticeFacts;
}

export function noticeId(kind: NoticeKind, subject: string): string {
  return `${kind}-${subject}`;
}

/** Adds a notice once. `trx` is the transaction of the event that the notice reports. */
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

/** Reads a page of the visible notices, newest first. */
export function noticesOf(
  db: Db,
  customerId: string,
  now: number,
  page: PageRequest,
): Promise<PageRows<NoticeRow>> {
  const all = db
    .selectFrom('notices')
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', BigInt(now));
  return newestFirst(db, all.selectAll(), 'notice_id', page);
}

/** True if a device that the customer had not used before logged in since `since`. */
export async function hasNewDevice(db: Db, customerId: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('notices')
    .select('notice_id')
    .where('customer_id', '=', customerId)
    .where('created_at', '>', BigInt(since))
    .where('kind', '=', 'new-login')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of the customer's visible unread notices. */
export const unreadNoticeFigures: OwnFigures<number> = {
  sql: `select to_json(count(*)) from notices
    where customer_id = $1 and created_at <= $3 and is_read = false`,
  parse: Number,
};

/**
 * Marks a notice as read, and all older ones if `andOlder` is set; returns false for an unknown
 * notice. A notice that arrives at the same time stays unread.
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
      const isThisNotice = where('notice_id', '=', id);
      if (!andOlder) return isThisNotice;
      const older = sql<boolean>`(created_at, notice_id) < (
        select upto.created_at, upto.notice_id from notices as upto
        where upto.customer_id = ${customerId} and upto.notice_id = ${id}
          and upto.created_at <= ${BigInt(now)})`;
      return where.or([isThisNotice, where.and([where('is_read', '=', false), older])]);
    })
    .returning('notice_id')
    .execute();
  return rows.some((row) => row.notice_id === id);
}
