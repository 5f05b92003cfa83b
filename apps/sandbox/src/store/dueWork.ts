import type { RowOf } from './ledger.ts';
import type { Db, Trx } from './open.ts';
import type { DueKind } from './columnTypes.ts';

/** Work of a customer that waits for its time; `subject` says of what, and is unique in its kind. */
export interface DueWork {
  customerId: string;
  kind: DueKind;
  subject: string;
  /** Epoch milliseconds. */
  dueAt: number;
}

function fieldsOf({ customerId, kind, subject, dueAt }: DueWork) {
  return { customer_id: customerId, kind, subject, due_at: BigInt(dueAt) };
}

/** Notes work to be done later, in the transaction that makes it necessary. */
export async function addDue(trx: Trx, work: DueWork): Promise<void> {
  await trx.insertInto('due_work').values(fieldsOf(work)).execute();
}

/** The row of such work, to be written with a movement of money. */
export function dueRow(work: DueWork): RowOf {
  return ['due_work', fieldsOf(work)];
}

/** Whether work of a kind waits for its time. */
export async function hasDue(db: Db, customerId: string, kind: DueKind): Promise<boolean> {
  const row = await db
    .selectFrom('due_work')
    .select('subject')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What of a customer is due, the earliest first, so many pieces at most. */
export async function dueOf(
  db: Db,
  customerId: string,
  now: number,
  most: number,
): Promise<readonly DueWork[]> {
  const rows = await db
    .selectFrom('due_work')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('due_at', '<=', BigInt(now))
    .orderBy('due_at')
    .orderBy('subject')
    .limit(most)
    .execute();
  return rows.map(({ kind, subject, due_at }) => ({
    customerId,
    kind,
    subject,
    dueAt: Number(due_at),
  }));
}

/**
 * Takes the work out, once: of those who come at the same moment one is told true. Also false while
 * earlier work of the customer is there: what a loan or an order comes to may follow from it.
 */
export async function takeDue(
  trx: Trx,
  { customerId, kind, subject, dueAt }: DueWork,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('due_work')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('due_work as earlier')
            .select('earlier.subject')
            .where('earlier.customer_id', '=', customerId)
            .where('earlier.due_at', '<', BigInt(dueAt)),
        ),
      ),
    )
    .returning('subject')
    .executeTakeFirst();
  return taken !== undefined;
}
