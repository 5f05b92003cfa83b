import { clampIpoQuantity, compare, type DecimalText, orderCost } from '@corro/domain';
import {
  claimRow,
  holdBook,
  ipoApplicationOf,
  jobRow,
  orderNumber,
  post,
  toCents,
  toMillionths,
  type Trx,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { withIdempotency, type Keyed, type Placed } from '../idempotency.ts';
import type { RuleContext } from '../ruleContext.ts';
import { findOffering, ipoApplicationStatus, type Offering, offeringStatus } from './offerings.ts';

/** An application at the issue price. */
export interface IpoRequest {
  id: string;
  symbol: string;
  quantity: number;
  price: DecimalText;
}

/**
 * Applies for shares: the cost with the fee is held until the allotment. There is one application
 * per offering and customer, since `max` limits the customer. Returns `{ no, price, count, fee,
 * total }` as JSON.
 */
export function applyForIpo(
  context: RuleContext,
  customerId: string,
  request: IpoRequest,
  keyed: Keyed,
): Promise<string> {
  return withIdempotency(context, { customerId, ...keyed, asked: ['ipo', request] }, async () => {
    return async (trx) => {
      const at = context.clock.now();
      const offering = findOffering(request.id, at);
      if (offering === null || offering.symbol !== request.symbol) return no('not-found');
      const refusal = refusalOf(request, offering, at);
      if (refusal !== null) return no(refusal);
      if (!(await holdBook(trx, offering.id, offering))) return no('time-not-allowed');
      return carryOut(trx, { customerId, key: keyed.key, at }, offering, request.quantity);
    };
  });
}

function refusalOf({ quantity, price }: IpoRequest, of: Offering, now: number): string | null {
  if (offeringStatus(of, now) !== 'Forthcoming') return 'time-not-allowed';
  if (compare(price, of.price) !== 0) return 'invalid-price';
  return clampIpoQuantity(quantity, of) === quantity ? null : 'invalid-quantity';
}

async function carryOut(
  trx: Trx,
  { customerId, key, at }: Placed,
  { id, series, symbol, name, price, closesAt }: Offering,
  quantity: number,
): Promise<Answer> {
  const number = orderNumber(at);
  const cost = orderCost(price, quantity);
  const held = toCents(cost.total);
  const application = {
    customer_id: customerId,
    ipo_id: id,
    order_number: number,
    series,
    symbol,
    name,
    quantity: BigInt(quantity),
    price: toMillionths(price),
    held,
    closes_at: BigInt(closesAt),
    status: ipoApplicationStatus.pending,
    allotted: null,
    amount: null,
    fee: null,
    returned: null,
    client_key: key,
    created_at: BigInt(at),
  };
  const reason = 'ipo-application';
  const amounts = { cash: -held, held };
  const due = jobRow({ customerId, kind: 'ipo-allotment', subject: id, dueAt: closesAt });
  const movement = { customerId, reason, orderNumber: number, at, amounts } as const;
  if (!(await post(trx, movement, [due], claimRow(['ipo_applications', application])))) {
    const earlier = await ipoApplicationOf(trx, customerId, id);
    return no(earlier === null ? 'insufficient-funds' : 'already-applied');
  }
  return ok({ no: number, price, count: quantity, fee: cost.fee, total: cost.total });
}
