import {
  inOwnScope,
  isSafeToRefuse,
  takeDue,
  type DueKind,
  type DueWork,
} from '../../store/index.ts';
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

/** How many pieces of due work one call does at most; what is left waits for the next call. */
export const duePortion = 50;

/** How long a call waits for a piece of due work. What another call holds is done by a later one. */
const patience = { limitMs: 4000, waitMs: 500 };

/**
 * Does what is due for a customer, before one of the customer's calls is answered. There is no
 * timer: what is to happen later is a row, so that any process, after any interruption, finds it,
 * and none does it twice.
 */
export async function doDueWork(world: World, due: readonly DueWork[]): Promise<void> {
  for (const work of due) {
    const isDone = await inOwnScope(patience, () => tryDue(world, work));
    if (!isDone) return;
  }
}

/** False when the work could not be done now, and nothing of it was. */
async function tryDue(world: World, work: DueWork): Promise<boolean> {
  try {
    await world.store.transaction(async (trx) => {
      if (await takeDue(trx, work)) await handlers[work.kind](trx, work, world);
    });
    return true;
  } catch (error) {
    if (!isSafeToRefuse(error)) throw error;
    return false;
  }
}
