import { compare, type DecimalText, limits, loanCost } from '@corro/domain';
import {
  addDue,
  addLoan,
  fromCents,
  orderNumber,
  takeCredit,
  toCents,
  type Trx,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { answerOnce, type Keyed } from '../once.ts';
import type { World } from '../world.ts';
import { loanStanding } from './standing.ts';
import { decideMs, loanState, loanTerms } from './terms.ts';

/** Asks for a loan of so many whole dollars and answers `{ no, count }`, as JSON text. */
export function requestLoan(
  world: World,
  customerId: string,
  amount: DecimalText,
  keyed: Keyed,
): Promise<string> {
  return answerOnce(world, { customerId, ...keyed, asked: ['loan', amount] }, async () => {
    const placed = { customerId, key: keyed.key, at: world.clock.now() };
    return async (trx) => {
      if (compare(amount, limits.loanMinimum) < 0) return no('below-minimum');
      return carryOut(trx, placed, toCents(amount));
    };
  });
}

/** Who asks, with which key, when. */
interface Placed {
  customerId: string;
  key: string;
  at: number;
}

async function carryOut(
  trx: Trx,
  { customerId, key, at }: Placed,
  amount: bigint,
): Promise<Answer> {
  const { remaining } = await loanStanding(trx, customerId);
  if (amount > remaining) return no('above-limit');
  // Of two requests that read the same, one is refused here.
  if (!(await takeCredit(trx, customerId, amount, loanTerms.limit))) return no('above-limit');
  const { rate, days } = loanTerms;
  const number = orderNumber(at);
  const terms = { rate: fromCents(BigInt(rate)), days };
  await addLoan(trx, {
    customer_id: customerId,
    order_number: number,
    amount,
    rate,
    days,
    cost: toCents(loanCost(fromCents(amount), terms) ?? '0'),
    state: loanState.applying,
    is_late: false,
    repayment_at: null,
    client_key: key,
    created_at: BigInt(at),
  });
  await addDue(trx, { customerId, kind: 'loan-decision', subject: number, dueAt: at + decideMs });
  return ok({ no: number, count: fromCents(amount) });
}
