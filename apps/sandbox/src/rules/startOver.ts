import { holdCash, ipoApplicationsOf, post, reopenAccount, type Trx } from '../store/index.ts';
import { ok } from './answer.ts';
import { withIdempotency, type Keyed } from './idempotency.ts';
import { cancelApplication } from './ipo/cancel.ts';
import { ipoApplicationStatus } from './ipo/offerings.ts';
import { welcomeCredit } from './register.ts';
import type { RuleContext } from './ruleContext.ts';

/**
 * Sets a customer's account back to its first day, and answers as JSON text. What belongs to the
 * customer rather than the account stays: secrets, identity, cards, favourites, sessions, messages.
 */
export function startOver(context: RuleContext, customerId: string, keyed: Keyed): Promise<string> {
  const call = { customerId, ...keyed, asked: ['start-over', {}] as const };
  return withIdempotency(context, call, async () => async (trx) => {
    // Orders, requests and jobs take the cash first, so each is wholly before or wholly after.
    await holdCash(trx, customerId);
    const at = context.clock.now();
    await cancelApplications(trx, customerId, at);
    await reopenAccount(trx, customerId, at);
    const amounts = { cash: welcomeCredit, funding: -welcomeCredit };
    await post(trx, { customerId, reason: 'welcome-credit', orderNumber: null, at, amounts });
    return ok();
  });
}

/** More than there are offerings at a time. */
const mostApplications = 100;

/** So that they do not count when the shares are allotted to others; of a closed offering they do. */
async function cancelApplications(trx: Trx, customerId: string, at: number): Promise<void> {
  const pending = { status: ipoApplicationStatus.pending, symbol: null };
  const page = { offset: 0, limit: mostApplications };
  const { rows } = await ipoApplicationsOf(trx, customerId, pending, page);
  for (const { order_number: number } of rows) {
    await cancelApplication(trx, { customerId, number, at });
  }
}
