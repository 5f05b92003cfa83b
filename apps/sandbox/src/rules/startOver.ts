import {
  addJob,
  closeAccount,
  type ClosingAccount,
  lockCash,
  listRows,
  moveRecords,
  post,
  type Trx,
} from '../store/index.ts';
import { alertCustomer } from './accountAlerts.ts';
import { ok } from './answer.ts';
import { withIdempotency, type KeyedInput } from './idempotency.ts';
import { cancelApplication } from './ipo/applications.ts';
import { ipoApplicationStatus } from './ipo/offerings.ts';
import { welcomeCredit } from './playRule.ts';
import type { JobHandler, RuleContext } from './ruleContext.ts';

/**
 * Resets a customer's account to its first day, and returns the answer as JSON. Secrets, identity,
 * cards, favourites, sessions and messages stay. The records of a long account move in batches. Until
 * all have moved, calls of the customer are refused as `busy`.
 */
export function startOver(
  context: RuleContext,
  customerId: string,
  keyed: KeyedInput,
): Promise<string> {
  return withIdempotency(
    context,
    customerId,
    keyed,
    ['start-over', {}],
    async () => async (trx) => {
      // Orders, requests and jobs lock the cash first, too, so each of them happens entirely before
      // or after the start-over.
      await lockCash(trx, customerId);
      const at = context.clock.now();
      await cancelApplications(trx, customerId, at);
      await moveOn(trx, await closeAccount(trx, customerId, at), at);
      await alertCustomer(trx, { customerId, at }, 'started-over');
      return ok();
    },
  );
}

/**
 * Moves a batch of records. If some remain, schedules a job for them; otherwise opens the account
 * again.
 */
async function moveOn(trx: Trx, closing: ClosingAccount, at: number): Promise<void> {
  const { customerId, accountId } = closing;
  if (!(await moveRecords(trx, closing))) {
    await addJob(trx, { customerId, kind: 'account-move', subject: accountId, dueAt: at });
    return;
  }
  const amounts = { cash: welcomeCredit, funding: -welcomeCredit };
  await post(trx, { customerId, reason: 'welcome-credit', orderNumber: null, at, amounts });
}

/** Moves the next batch of a long account's records. */
export const moveAccount: JobHandler = (trx, { customerId, subject, dueAt }) =>
  moveOn(trx, { customerId, accountId: subject, isMoving: true }, dueAt);

/**
 * Maximum number of applications to read; more than the offerings that are open at the same time.
 */
const maxApplications = 100;

/**
 * Cancels the applications for open offerings. Those for closed offerings still count in the
 * allotment.
 */
async function cancelApplications(trx: Trx, customerId: string, at: number): Promise<void> {
  const pending = { status: ipoApplicationStatus.pending };
  const page = { offset: 0, limit: maxApplications };
  const { rows } = await listRows(trx, 'ipo_applications', customerId, pending, page);
  for (const { order_number: number } of rows) {
    await cancelApplication(trx, { customerId, number, at });
  }
}
