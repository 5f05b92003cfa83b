import { claimJob, lockCashRow, type JobKind, type Job } from '../../store/index.ts';
import { closeFundIssue, payOutFund } from '../funds/purchase.ts';
import { decideVerification } from '../identity/verification.ts';
import { decideLoan, payOutLoan, repayLoan } from '../loans.ts';
import { agentReply } from '../messages.ts';
import { settleRecharge } from '../recharges.ts';
import type { JobHandler, RuleContext } from '../ruleContext.ts';
import { moveAccount } from '../startOver.ts';
import { returnStoppedWithdrawal, settleWithdrawal } from '../withdrawals.ts';
import { ipoAllotment } from './ipoAllotment.ts';

const handlers: Record<JobKind, JobHandler> = {
  'account-move': moveAccount,
  'fund-close': closeFundIssue,
  'fund-payout': payOutFund,
  'agent-reply': agentReply,
  'verification-decision': decideVerification,
  'ipo-allotment': ipoAllotment,
  'withdraw-settle': settleWithdrawal,
  'withdraw-stop': returnStoppedWithdrawal,
  'recharge-settle': settleRecharge,
  'loan-decision': decideLoan,
  'loan-payout': payOutLoan,
  'loan-repayment': repayLoan,
};

/**
 * Runs a customer's due jobs in one transaction. Stops at a job that cannot be claimed, because
 * another call has run it or an earlier job exists. Locks the cash account before any job, because
 * movements lock it first, too: so batches and orders wait for each other and never deadlock.
 */
export async function runJobs(context: RuleContext, dueJobs: readonly Job[]): Promise<void> {
  const [first] = dueJobs;
  if (first === undefined) return;
  await context.store.transaction(async (trx) => {
    await lockCashRow(trx, first.customerId);
    for (const job of dueJobs) {
      if (!(await claimJob(trx, job))) return;
      await handlers[job.kind](trx, job, context);
    }
  });
}
