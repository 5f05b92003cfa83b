import { clampIpoQuantity, compare, type DecimalText, orderCost } from '@corro/domain';
import {
  changeRow,
  claimRow,
  dropJob,
  findRow,
  fromCents,
  holdBook,
  holdOpenBook,
  ipoApplicationOf,
  jobRow,
  orderNumber,
  post,
  toCents,
  toMillionths,
  type Trx,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { withIdempotency, type KeyedInput, type OrderIdentity } from '../idempotency.ts';
import type { CancelHandler, RuleContext } from '../ruleContext.ts';
import { findOffering, ipoApplicationStatus, type Offering, offeringStatus } from './offerings.ts';

/** An application at the issue price. */
export interface IpoRequest {
  id: string;
  symbol: string;
  quantity: number;
  price: DecimalText;
}

/**
 * Applies for shares. The cost with the fee is held until the allotment. A customer can apply only
 * once per offering, because `max` limits the shares of a customer. Returns `{ no, price, count,
 * fee, total }` as JSON.
 */
export function applyForIpo(
  context: RuleContext,
  customerId: string,
  request: IpoRequest,
  keyed: KeyedInput,
): Promise<string> {
  return withIdempotency(context, customerId, keyed, ['ipo', request], async () => {
    return async (trx) => {
      const at = context.clock.now();
      const offering = findOffering(request.id, at);
      if (offering === null || offering.symbol !== request.symbol) return no('not-found');
      const refusal = refusalOf(request, offering, at);
      if (refusal !== null) return no(refusal);
      if (!(await holdBook(trx, offering.id, offering))) return no('time-not-allowed');
      return storeApplication(trx, { customerId, key: keyed.key, at }, offering, request.quantity);
    };
  });
}

function refusalOf(
  { quantity, price }: IpoRequest,
  offering: Offering,
  now: number,
): string | null {
  if (offeringStatus(offering, now) !== 'Forthcoming') return 'time-not-allowed';
  if (compare(price, offering.price) !== 0) return 'invalid-price';
  return clampIpoQuantity(quantity, offering) === quantity ? null : 'invalid-quantity';
}

async function storeApplication(
  trx: Trx,
  { customerId, key, at }: OrderIdentity,
  { id, series, symbol, name, price, closesAt }: Offering,
  quantity: number,
): Promise<Answer> {
  const number = orderNumber(at);
  const cost = orderCost(price, quantity);
  const heldCents = toCents(cost.total);
  const application = {
    customer_id: customerId,
    ipo_id: id,
    order_number: number,
    series,
    symbol,
    name,
    quantity: BigInt(quantity),
    price: toMillionths(price),
    held: heldCents,
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
  const amounts = { cash: -heldCents, held: heldCents };
  const allotmentJob = jobRow({ customerId, kind: 'ipo-allotment', subject: id, dueAt: closesAt });
  const movement = { customerId, reason, orderNumber: number, at, amounts } as const;
  if (!(await post(trx, movement, [allotmentJob], claimRow(['ipo_applications', application])))) {
    const earlier = await ipoApplicationOf(trx, customerId, id);
    return no(earlier === null ? 'insufficient-funds' : 'already-applied');
  }
  return ok({ no: number, price, count: quantity, fee: cost.fee, total: cost.total });
}

/**
 * Returns the held money and takes the application out of the allotment. Refuses after the offering
 * has closed, because the allotment counts all applications.
 */
export const cancelApplication: CancelHandler = async (trx, { customerId, number, at }) => {
  const application = await findRow(trx, 'ipo_applications', customerId, number);
  if (application === undefined) return no('not-found');
  const { pending, cancelled } = ipoApplicationStatus;
  const { status, ipo_id: ipoId, held, closes_at: closesAt } = application;
  if (status === cancelled) return no('already-cancelled');
  const isOpen = status === pending && BigInt(at) < closesAt;
  if (!isOpen || !(await holdOpenBook(trx, ipoId))) return no('too-late-to-cancel');
  await post(trx, {
    customerId,
    reason: 'ipo-cancel',
    orderNumber: number,
    at,
    amounts: { cash: held, held: -held },
  });
  const cancellation = { status: cancelled, returned: held, ended_at: BigInt(at) };
  await changeRow(trx, 'ipo_applications', application, cancellation);
  await dropJob(trx, { customerId, kind: 'ipo-allotment', subject: ipoId });
  return ok({ no: number, returned: fromCents(held) });
};
