import { compare, type DecimalText, limits, loanCost } from '@corro/domain';
import {
  addJob,
  addLoan,
  fromCents,
  orderNumber,
  takeCredit,
  toCents,
  type Trx,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { withIdempotency, type Keyed } from '../idempotency.ts';
import type { RuleContext } from '../ruleContext.ts';
import { creditStatusOf } from './creditStatus.ts';
import { decideMs, loanState, loanTerms } from './terms.ts';

/** Asks for a loan of so many whole dollars and answers `{ no, count }`, as JSON text. */
export function requestLoan(
  context: RuleContext,
  customerId: string,
  amount: DecimalText,
  keyed: Keyed,
): Promise<string> {
  return withIdempotency(context, { customerId, ...keyed, asked: ['loan', amount] }, async () => {
    const placed = { customerId, key: keyed.key, at: context.clock.now() };
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
  const { remaining } = await creditStatusOf(trx, customerId);
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
  await addJob(trx, { customerId, kind: 'loan-decision', subject: number, dueAt: at + decideMs });
  return ok({ no: number, count: fromCents(amount) });
}
