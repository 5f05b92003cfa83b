import { endRecharge, post } from '../../store/index.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { failsInPlay } from '../playRule.ts';
import { rechargeStatus } from './status.ts';

/** The money comes in, or it does not; a failed recharge has moved nothing. */
export const settleRecharge: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const { completed, failed } = rechargeStatus;
  const { amount, status } = await endRecharge(trx, customerId, subject, (cents) =>
    failsInPlay(cents) ? failed : completed,
  );
  if (status === failed) return;
  await post(trx, {
    customerId,
    reason: 'recharge',
    orderNumber: subject,
    at: dueAt,
    amounts: { cash: amount, funding: -amount },
  });
};
