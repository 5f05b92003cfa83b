import { holdCash, takeDue, type DueKind, type DueWork } from '../../store/index.ts';
import type { World } from '../world.ts';
import { agentReply } from './agentReply.ts';
import { closeFundIssue, payOutFund } from '../funds/settle.ts';
import { decideLoan, payOutLoan, repayLoan } from '../loans/settle.ts';
import { settleWithdrawal } from '../withdrawals/settle.ts';
import { decideVerification } from '../identity/verification.ts';
import type { DueHandler } from './handler.ts';
import { ipoAllotment } from './ipoAllotment.ts';
import { settleRecharge } from '../recharges/settle.ts';

/** Who does what, by kind. */
const handlers: Record<DueKind, DueHandler> = {
  'fund-close': closeFundIssue,
  'fund-payout': payOutFund,
  'agent-reply': agentReply,
  'verification-decision': decideVerification,
  'ipo-allotment': ipoAllotment,
  'withdraw-settle': settleWithdrawal,
  'recharge-settle': settleRecharge,
  'loan-decision': decideLoan,
  'loan-payout': payOutLoan,
  'loan-repayment': repayLoan,
};

/**
 * Does pieces of due work of one customer in one transaction, until one of them is not there to be
 * taken: another call has done it, or earlier work has come up.
 *
 * Movements take the cash account first, so it is held before any of them: two portions, or a portion
 * and an order, wait for each other and do not deadlock.
 */
export async function doDueWork(world: World, due: readonly DueWork[]): Promise<void> {
  const [first] = due;
  if (first === undefined) return;
  await world.store.transaction(async (trx) => {
    await holdCash(trx, first.customerId);
    for (const work of due) {
      if (!(await takeDue(trx, work))) return;
      await handlers[work.kind](trx, work, world);
    }
  });
}
