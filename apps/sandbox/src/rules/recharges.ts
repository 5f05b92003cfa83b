import { compare, type DecimalText, limits } from '@corro/domain';
import {
  addJob,
  addNotice,
  addRecharge,
  dropJob,
  endRecharge,
  fromCents,
  holdCash,
  orderNumber,
  pendingRecharge,
  post,
  rechargeOf,
  setRechargeEnd,
  toCents,
} from '../store/index.ts';
import { no, ok } from './answer.ts';
import { withIdempotency, type Keyed } from './idempotency.ts';
import { failsInPlay } from './playRule.ts';
import type { CancelHandler, JobHandler, RuleContext } from './ruleContext.ts';

/** Recharge statuses (spec §4); the last one is an extension. */
const rechargeStatus = {
  inProgress: pendingRecharge,
  completed: 2,
  failed: 3,
  cancelled: 4,
} as const;

/** Time until a recharge settles. */
const settleMs = 20_000;

/**
 * Requests a recharge in whole US dollars; returns `{ no, count }` as JSON. Money moves when it
 * settles.
 */
export function recharge(
  context: RuleContext,
  customerId: string,
  amount: DecimalText,
  keyed: Keyed,
): Promise<string> {
  return withIdempotency(
    context,
    { customerId, ...keyed, asked: ['recharge', amount] },
    async () => {
      const at = context.clock.now();
      return async (trx) => {
        if (compare(amount, limits.rechargeMinimum) < 0) return no('below-minimum');
        // Starting over must see both the request and its job, or neither.
        await holdCash(trx, customerId);
        const number = orderNumber(at);
        const cents = toCents(amount);
        await addRecharge(trx, {
          customer_id: customerId,
          order_number: number,
          amount: cents,
          status: rechargeStatus.inProgress,
          client_key: keyed.key,
          created_at: BigInt(at),
        });
        const due = { customerId, subject: number, dueAt: at + settleMs };
        await addJob(trx, { ...due, kind: 'recharge-settle' });
        return ok({ no: number, count: fromCents(cents) });
      };
    },
  );
}

/** Credits the money, or fails without moving any. */
export const settleRecharge: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const { completed, failed } = rechargeStatus;
  const { amount, status } = await endRecharge(
    trx,
    customerId,
    { number: subject, at: dueAt },
    (cents) => (failsInPlay(cents) ? failed : completed),
  );
  await addNotice(trx, {
    customerId,
    kind: status === failed ? 'deposit-failed' : 'deposit-done',
    subject,
    orderNumber: subject,
    at: dueAt,
    facts: { amount },
  });
  if (status === failed) return;
  await post(trx, {
    customerId,
    reason: 'recharge',
    orderNumber: subject,
    at: dueAt,
    amounts: { cash: amount, funding: -amount },
  });
};

/** Cancels a recharge before any money has moved. */
export const cancelRecharge: CancelHandler = async (trx, { customerId, number, at }) => {
  const found = await rechargeOf(trx, customerId, number);
  if (found === undefined) return no('not-found');
  const { inProgress, cancelled } = rechargeStatus;
  if (found.status !== inProgress) {
    return no(found.status === cancelled ? 'already-cancelled' : 'too-late-to-cancel');
  }
  await setRechargeEnd(trx, customerId, number, { status: cancelled, at });
  await dropJob(trx, { customerId, kind: 'recharge-settle', subject: number });
  return ok({ no: number, returned: fromCents(0n) });
};
