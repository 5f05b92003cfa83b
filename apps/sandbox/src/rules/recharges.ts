import { compare, type DecimalText, limits } from '@corro/domain';
import {
  addJob,
  addNotice,
  addRow,
  changeRow,
  type CustomerRow,
  dropJob,
  findRow,
  fromCents,
  lockCash,
  orderNumber,
  post,
  toCents,
} from '../store/index.ts';
import { refuseTooMany } from './admission.ts';
import { no, ok } from './answer.ts';
import { rechargesOfCustomer } from './attemptLimits.ts';
import { withIdempotency, type KeyedInput } from './idempotency.ts';
import { failsOnRequest } from './playRule.ts';
import type { CancelHandler, JobHandler, RuleContext } from './ruleContext.ts';

/** Recharge statuses (spec §4; `cancelled` is an extension). */
export const rechargeStatus = {
  inProgress: 1,
  completed: 2,
  failed: 3,
  cancelled: 4,
} as const;

const settleMs = 20_000;

/** Bank that every deposit names, because play money comes from no real bank. */
export const demoBank = 'Banco DEMO';

/** When a recharge in progress is credited, epoch milliseconds; null once it has ended. */
export function expectedEnd({ status, created_at: at }: CustomerRow<'recharges'>): bigint | null {
  return status === rechargeStatus.inProgress ? at + BigInt(settleMs) : null;
}

/**
 * Requests a recharge in whole US dollars; returns `{ no, count }` as JSON. Money moves only in
 * `settleRecharge`.
 */
export function recharge(
  context: RuleContext,
  customerId: string,
  amount: DecimalText,
  keyed: KeyedInput,
): Promise<string> {
  return withIdempotency(context, customerId, keyed, ['recharge', amount], async () => {
    const at = context.clock.now();
    return async (trx) => {
      if (compare(amount, limits.rechargeMinimum) < 0) return no('below-minimum');
      // The cash lock makes a concurrent start-over see both the request and its job, or neither.
      await lockCash(trx, customerId);
      const refusal = await refuseTooMany(trx, rechargesOfCustomer(customerId), at);
      if (refusal !== null) return refusal;
      const number = orderNumber(at);
      const cents = toCents(amount);
      const row = {
        customer_id: customerId,
        order_number: number,
        amount: cents,
        status: rechargeStatus.inProgress,
        client_key: keyed.key,
        created_at: BigInt(at),
      };
      await addRow(trx, ['recharges', row]);
      const job = { customerId, subject: number, dueAt: at + settleMs };
      await addJob(trx, { ...job, kind: 'recharge-settle' });
      return ok({ no: number, count: fromCents(cents) });
    };
  });
}

/** Credits the money, or fails without moving any. */
export const settleRecharge: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const { completed, failed } = rechargeStatus;
  const row = await findRow(trx, 'recharges', customerId, subject);
  if (row === undefined) throw new Error(`No recharge ${subject}`);
  const { amount } = row;
  const status = failsOnRequest(amount) ? failed : completed;
  await changeRow(trx, 'recharges', row, { status, ended_at: BigInt(dueAt) });
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
  const row = await findRow(trx, 'recharges', customerId, number);
  if (row === undefined) return no('not-found');
  const { inProgress, cancelled } = rechargeStatus;
  if (row.status !== inProgress) {
    return no(row.status === cancelled ? 'already-cancelled' : 'too-late-to-cancel');
  }
  await changeRow(trx, 'recharges', row, { status: cancelled, ended_at: BigInt(at) });
  await dropJob(trx, { customerId, kind: 'recharge-settle', subject: number });
  return ok({ no: number, returned: fromCents(0n) });
};
