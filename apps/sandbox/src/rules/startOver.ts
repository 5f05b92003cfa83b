import { holdCash, listRows, post, reopenAccount, type Trx } from '../store/index.ts';
import { ok } from './answer.ts';
import { withIdempotency, type KeyedInput } from './idempotency.ts';
import { cancelApplication } from './ipo/applications.ts';
import { ipoApplicationStatus } from './ipo/offerings.ts';
import { welcomeCredit } from './register.ts';
import type { RuleContext } from './ruleContext.ts';

/**
 * Resets a customer's account to its first day; answers as JSON. Secrets, identity, cards,
 * favourites, sessions and messages stay.
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
      // Orders, requests and jobs lock the cash first, so each happens entirely before or after.
      await holdCash(trx, customerId);
      const at = context.clock.now();
      await cancelApplications(trx, customerId, at);
      await reopenAccount(trx, customerId, at);
      const amounts = { cash: welcomeCredit, funding: -welcomeCredit };
      await post(trx, { customerId, reason: 'welcome-credit', orderNumber: null, at, amounts });
      return ok();
    },
  );
}

/** More than the offerings that are open at one time. */
const maxApplications = 100;

/** Cancels the applications for open offerings; those for closed offerings still count. */
async function cancelApplications(trx: Trx, customerId: string, at: number): Promise<void> {
  const pending = { status: ipoApplicationStatus.pending };
  const page = { offset: 0, limit: maxApplications };
  const { rows } = await listRows(trx, 'ipo_applications', customerId, pending, page);
  for (const { order_number: number } of rows) {
    await cancelApplication(trx, { customerId, number, at });
  }
}
