import { CheckedSessions } from '../rules/checkedSessions.ts';
import type { JobWorker } from '../rules/jobs/jobWorker.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { sessionOf } from '../rules/sessions.ts';
import { AccountMoving, type OpenSession, type SessionKey } from '../store/index.ts';

/** Reads the session of a call, and works the due jobs of its customer. */
export function createSessionReader(ruleContext: RuleContext, jobWorker: JobWorker) {
  const checked = new CheckedSessions(ruleContext);

  async function findSession(
    key: SessionKey,
    idempotencyKey: string | null,
    ownSql: string | null = null,
  ): Promise<OpenSession | null> {
    const begunAt = checked.tick();
    const session = await sessionOf(ruleContext, key, idempotencyKey, ownSql);
    if (session !== null) checked.add(session, begunAt);
    return session;
  }

  async function openSession(
    key: SessionKey,
    idempotencyKey: string | null,
    ownSql: string | null = null,
  ): Promise<OpenSession | null> {
    const session = await findSession(key, idempotencyKey, ownSql);
    if (session === null || session.dueJobs.length === 0) return session;
    await jobWorker.work(session.customerId, session.dueJobs);
    // The jobs may have changed the figures that `findSession` read in the same statement, or may
    // have finished the move of the account.
    const isOutdated = ownSql !== null || (isMoving(session) && session.storedAnswer === null);
    if (!isOutdated) return session;
    const again = await findSession(key, idempotencyKey, ownSql);
    if (again !== null && isMoving(again)) throw new AccountMoving();
    return again;
  }

  return { checked, findSession, openSession };
}

/** True while the records of an account that starts over are still moving to a closed account. */
function isMoving({ dueJobs }: OpenSession): boolean {
  return dueJobs.some(({ kind }) => kind === 'account-move');
}
