import { endWithdrawal, pendingWithdrawal, post } from '../../store/index.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { failsInPlay } from '../playRule.ts';

/** What was set aside is paid out, or goes back to the customer where the payment fails. */
export const settleWithdrawal: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const amount = await pendingWithdrawal(trx, customerId, subject);
  const fails = failsInPlay(amount);
  await post(trx, {
    customerId,
    reason: fails ? 'withdraw-return' : 'withdraw-paid',
    orderNumber: subject,
    at: dueAt,
    amounts: fails ? { cash: amount, held: -amount } : { held: -amount, funding: amount },
  });
  await endWithdrawal(trx, customerId, subject, fails ? 'b' : 'y');
};
