import { compare, type DecimalText, limits } from '@corro/domain';
import { addJob, addRecharge, fromCents, orderNumber, toCents } from '../../store/index.ts';
import { no, ok } from '../answer.ts';
import { withIdempotency, type Keyed } from '../idempotency.ts';
import type { RuleContext } from '../ruleContext.ts';
import { rechargeStatus } from './status.ts';

/** How long the play money is on its way. */
const settleMs = 20_000;

/**
 * Takes note of what is to come in, whole US dollars, and answers `{ no, count }`, as JSON text. No
 * money has moved yet.
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
