import type { RowOf } from './ledger.ts';
import type { Db, Trx } from './database.ts';
import type { JobKind, NoticeKind } from './columnTypes.ts';
import { noticeId } from './notices.ts';

/**
 * A scheduled job, a row of `due_work`. `subject` names the object of the job, such as an order
 * number, and is unique per customer and kind.
 */
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

export async function addJob(trx: Trx, job: Job): Promise<void> {
  await trx.insertInto('due_work').values(fieldsOf(job)).execute();
}

export function jobRow(job: Job): RowOf {
  return ['due_work', fieldsOf(job)];
}

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

/** Lists the customer's due jobs, earliest first. */
export async function dueJobsOf(
  db: Db,
  customerId: string,
  now: number,
  limit: number,
): Promise<readonly Job[]> {
  const rows = await db
    .selectFrom('due_work')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('due_at', '<=', BigInt(now))
    .orderBy('due_at')
    .orderBy('subject')
    .limit(limit)
    .execute();
  return rows.map(({ kind, subject, due_at }) => ({
    customerId,
    kind,
    subject,
    dueAt: Number(due_at),
  }));
}

/** Lists customers with due jobs, those who wait longest first. */
export async function customersWithDueJobs(
  db: Db,
  now: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('due_work')
    .select('customer_id')
    .where('due_at', '<=', BigInt(now))
    .groupBy('customer_id')
    .orderBy((expression) => expression.fn.min('due_at'))
    .limit(limit)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** Jobs that were due before a given time and have not run. */
export interface Backlog {
  jobs: number;
  /** Epoch milliseconds; null without a job. */
  oldestDueAt: number | null;
}

export async function backlogOf(db: Db, dueBy: number): Promise<Backlog> {
  const { jobs, oldest } = await db
    .selectFrom('due_work')
    .select(({ fn }) => [fn.countAll<bigint>().as('jobs'), fn.min('due_at').as('oldest')])
    .where('due_at', '<=', BigInt(dueBy))
    .executeTakeFirstOrThrow();
  return { jobs: Number(jobs), oldestDueAt: oldest === null ? null : Number(oldest) };
}

/**
 * Claims the job; of several concurrent callers only one gets true. Returns false while the
 * customer has an earlier job, because the outcome may depend on that job.
 */
export async function claimJob(trx: Trx, job: Job): Promise<boolean> {
  const claimed = await deletion(trx, { ...job, kinds: [job.kind] })
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('due_work as earlier')
            .select('earlier.subject')
            .where('earlier.customer_id', '=', job.customerId)
            .where('earlier.due_at', '<', BigInt(job.dueAt)),
        ),
      ),
    )
    .returning('subject')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Turns jobs of one kind into jobs of another, due at `dueAt`. The caller holds the customer's cash. */
export async function turnJobs(
  trx: Trx,
  customerId: string,
  { from, to, dueAt }: { from: JobKind; to: JobKind; dueAt: number },
): Promise<void> {
  await trx
    .updateTable('due_work')
    .set({ kind: to, due_at: BigInt(dueAt) })
    .where('customer_id', '=', customerId)
    .where('kind', '=', from)
    .execute();
}

type NamedJob = Omit<Job, 'dueAt'>;

/** Drops the jobs of a subject. The caller holds the customer's cash, as the job runner does. */
export async function dropJob(
  trx: Trx,
  { kind, ...job }: Omit<NamedJob, 'kind'> & { kind: JobKind | readonly JobKind[] },
): Promise<void> {
  await deletion(trx, { ...job, kinds: [kind].flat() }).execute();
}

/**
 * Drops a job and its notice; a notice that is already visible stays. The caller holds the
 * customer's cash.
 */
export async function dropAnnouncedJob(
  trx: Trx,
  job: NamedJob,
  notice: { kind: NoticeKind; at: number },
): Promise<void> {
  const { customerId, subject } = job;
  const noticeDeletion = trx
    .deleteFrom('notices')
    .where('customer_id', '=', customerId)
    .where('notice_id', '=', noticeId(notice.kind, subject))
    .where('created_at', '>', BigInt(notice.at));
  await deletion(
    trx.with('dropped', () => noticeDeletion),
    { ...job, kinds: [job.kind] },
  ).execute();
}

function deletion(
  db: Pick<Trx, 'deleteFrom'>,
  { customerId, kinds, subject }: Omit<NamedJob, 'kind'> & { kinds: readonly JobKind[] },
) {
  return db
    .deleteFrom('due_work')
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .where('subject', '=', subject);
}
