import {
  type Backlog,
  backlogOf,
  customersWithDueJobs,
  deleteExpired,
  dueJobsOf,
} from '../../store/index.ts';
import { repeatInOneProcess, type Repeat, type Repetition } from '../repeatInOneProcess.ts';
import type { RuleContext } from '../ruleContext.ts';
import { callBatchSize, type JobWorker } from './jobWorker.ts';

const jobsEveryMs = 30_000;
const expiryEveryMs = 3_600_000;

/** Maximum number of customers per round. Later rounds handle the others. */
const customersAtOnce = 500;

/** A job counts as overdue when it has been due for longer than this. Milliseconds. */
const graceMs = 60_000;

interface UnattendedParts {
  readonly repeat: Repeat;
  readonly worker: Pick<JobWorker, 'work'>;
  readonly onBacklog: (backlog: Backlog) => void;
  readonly onFault: (error: unknown) => void;
}

/** Runs the due jobs of customers who make no calls, and reports overdue jobs. */
export function runUnattendedJobs(
  context: Pick<RuleContext, 'store' | 'clock'>,
  { repeat, worker, onBacklog, onFault }: UnattendedParts,
): Repetition {
  const { store, clock } = context;
  async function work(): Promise<void> {
    for (const customerId of await customersWithDueJobs(store.db, clock.now(), customersAtOnce)) {
      await worker.work(
        customerId,
        await dueJobsOf(store.db, customerId, clock.now(), callBatchSize),
      );
    }
    onBacklog(await backlogOf(store.db, clock.now() - graceMs));
  }
  return repeatInOneProcess(context, {
    name: 'due-jobs',
    everyMs: jobsEveryMs,
    checkEveryMs: jobsEveryMs / 3,
    work,
    onFault,
    repeat,
  });
}

/** Deletes expired sessions and idempotency keys, also those of customers who never return. */
export function deleteExpiredRows(
  context: Pick<RuleContext, 'store' | 'clock' | 'sessionLife'>,
  { repeat, onFault }: Pick<UnattendedParts, 'repeat' | 'onFault'>,
): Repetition {
  const { store, clock, sessionLife } = context;
  return repeatInOneProcess(context, {
    name: 'expired-rows',
    everyMs: expiryEveryMs,
    checkEveryMs: expiryEveryMs / 12,
    async work() {
      const at = clock.now();
      const { ageMs, idleMs } = sessionLife;
      await deleteExpired(store.db, { at, idleSince: at - idleMs, keysSince: at - ageMs });
    },
    onFault,
    repeat,
  });
}
