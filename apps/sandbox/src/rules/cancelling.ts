import type { RequestKind } from '@corro/domain';
import { lockCash } from '../store/index.ts';
import { withIdempotency, type KeyedInput } from './idempotency.ts';
import { cancelApplication } from './ipo/applications.ts';
import { cancelLoan } from './loans.ts';
import { cancelRecharge } from './recharges.ts';
import type { CancelHandler, RuleContext } from './ruleContext.ts';
import { cancelWithdrawal } from './withdrawals.ts';

const handlers: Record<RequestKind, CancelHandler> = {
  withdrawal: cancelWithdrawal,
  recharge: cancelRecharge,
  ipo: cancelApplication,
  loan: cancelLoan,
};

/**
 * Cancels a pending request and drops its job in the same transaction; returns `{ no, returned }`
 * as JSON.
 */
export function cancelRequest(
  context: RuleContext,
  customerId: string,
  { kind, number }: { kind: RequestKind; number: string },
  keyed: KeyedInput,
): Promise<string> {
  return withIdempotency(
    context,
    customerId,
    keyed,
    ['cancel', { kind, number }],
    async () => async (trx) => {
      // Jobs take this lock, too. A second cancellation or a later job waits for the lock and then
      // finds the request cancelled.
      await lockCash(trx, customerId);
      return handlers[kind](trx, { customerId, number, at: context.clock.now() });
    },
  );
}
