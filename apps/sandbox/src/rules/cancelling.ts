import type { RequestKind } from '@corro/domain';
import { holdCash } from '../store/index.ts';
import { withIdempotency, type Keyed } from './idempotency.ts';
import { cancelApplication } from './ipo/cancel.ts';
import { cancelLoan } from './loans.ts';
import { cancelRecharge } from './recharges.ts';
import type { CancelHandler, RuleContext } from './ruleContext.ts';
import { cancelWithdrawal } from './withdrawals.ts';

/** The handler of each kind of request. */
const handlers: Record<RequestKind, CancelHandler> = {
  withdrawal: cancelWithdrawal,
  recharge: cancelRecharge,
  ipo: cancelApplication,
  loan: cancelLoan,
};

/**
 * Cancels what a customer has asked for while it is pending, and answers `{ no, returned }`, as JSON text. The job that
 * would have brought it to its end is dropped by the same transaction.
 */
export function cancelRequest(
  context: RuleContext,
  customerId: string,
  { kind, number }: { kind: RequestKind; number: string },
  keyed: Keyed,
): Promise<string> {
  const asked = ['cancel', { kind, number }] as const;
  return withIdempotency(context, { customerId, ...keyed, asked }, async () => async (trx) => {
    // Locked as jobs lock it: of a job and a cancellation, or of two cancellations, the second finds the request ended.
    await holdCash(trx, customerId);
    return handlers[kind](trx, { customerId, number, at: context.clock.now() });
  });
}
