import { compare, type DecimalText, limits } from '@corro/domain';
import { addDue, addRecharge, fromCents, orderNumber, toCents } from '../../store/index.ts';
import { no, ok } from '../answer.ts';
import { answerOnce, type Keyed } from '../once.ts';
import type { World } from '../world.ts';
import { rechargeStatus } from './status.ts';

/** How long the play money is on its way. */
const settleMs = 20_000;

/**
 * Takes note of what is to come in, whole US dollars, and answers `{ no, count }`, as JSON text. No
 * money has moved yet.
 */
export function recharge(
  world: World,
  customerId: string,
  amount: DecimalText,
  keyed: Keyed,
): Promise<string> {
  return answerOnce(world, { customerId, ...keyed, asked: ['recharge', amount] }, async () => {
    const at = world.clock.now();
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
      await addDue(trx, { ...due, kind: 'recharge-settle' });
      return ok({ no: number, count: fromCents(cents) });
    };
  });
}
