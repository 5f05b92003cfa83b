import type { RowOf } from './ledger.ts';
import type { Db, Trx } from './open.ts';
import type { DueKind } from './schema.ts';

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

/** Takes the work out, once: of those who come at the same moment one is told true. */
export async function takeDue(trx: Trx, { customerId, kind, subject }: DueWork): Promise<boolean> {
  const taken = await trx
    .deleteFrom('due_work')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('subject')
    .executeTakeFirst();
  return taken !== undefined;
}
