import type { RowOf } from './ledger.ts';
import type { Db, Trx } from './open.ts';
import type { JobKind, NoticeKind } from './columnTypes.ts';
import { noticeId } from './notices.ts';

/** A scheduled job of a customer, a row of `due_work`. `subject` names its order or the like, unique in its kind. */
export interface Job {
  customerId: string;
  kind: JobKind;
  subject: string;
  /** Epoch milliseconds. */
  dueAt: number;
}

function fieldsOf({ customerId, kind, subject, dueAt }: Job) {
  return { customer_id: customerId, kind, subject, due_at: BigInt(dueAt) };
}

/** Schedules a job, in the transaction that makes it necessary. */
export async function addJob(trx: Trx, work: Job): Promise<void> {
  await trx.insertInto('due_work').values(fieldsOf(work)).execute();
}

/** The row of a job, to be written with a movement of money. */
export function jobRow(work: Job): RowOf {
  return ['due_work', fieldsOf(work)];
}

/** Whether a job of that kind is scheduled. */
export async function hasJob(db: Db, customerId: string, kind: JobKind): Promise<boolean> {
  const row = await db
    .selectFrom('due_work')
    .select('subject')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The customer's due jobs, the earliest first, `most` of them at most. */
export async function dueJobsOf(
  db: Db,
  customerId: string,
  now: number,
  most: number,
): Promise<readonly Job[]> {
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
 * Removes the job; of several callers at once one gets true. False also while an earlier job of the
 * customer is there: what a loan or an order comes to may depend on it.
 */
export async function takeJob(
  trx: Trx,
  { customerId, kind, subject, dueAt }: Job,
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

/** A job of a customer, whenever it is due. */
type NamedJob = Omit<Job, 'dueAt'>;

/** Removes a job whose reason is gone; the caller holds the customer's cash, as those who run jobs do. */
export async function dropJob(trx: Trx, job: NamedJob): Promise<void> {
  await dropping(trx, job).execute();
}

/** Removes a job and the notice of it, unless that was shown already; the caller holds the customer's cash. */
export async function dropToldJob(
  trx: Trx,
  job: NamedJob,
  notice: { kind: NoticeKind; at: number },
): Promise<void> {
  const { customerId, subject } = job;
  const untelling = trx
    .deleteFrom('notices')
    .where('customer_id', '=', customerId)
    .where('notice_id', '=', noticeId(notice.kind, subject))
    .where('created_at', '>', BigInt(notice.at));
  await dropping(
    trx.with('untold', () => untelling),
    job,
  ).execute();
}

function dropping(db: Pick<Trx, 'deleteFrom'>, { customerId, kind, subject }: NamedJob) {
  return db
    .deleteFrom('due_work')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('subject', '=', subject);
}
