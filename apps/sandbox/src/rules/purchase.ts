import { type DecimalText, orderCost, positionTypeOf } from '@corro/domain';
import type { Instrument } from '../market/index.ts';
import { orderNumber, toCents, toMillionths, type EntryReason } from '../store/index.ts';
import { no, ok } from './answer.ts';
import type { Placed } from './idempotency.ts';
import type { PlannedEntry } from './plannedEntry.ts';

/** What is bought, at a price that has been decided on. */
export interface Purchase {
  instrument: Instrument;
  quantity: number;
  /** US dollars each. */
  price: DecimalText;
  mold: 'stock' | 'bulk' | 'finalize';
  reason: EntryReason;
  /** Earliest time at which the lot can be sold, epoch milliseconds; null: at any time. */
  sellableAt: number | null;
}

/** The statuses of an order (spec §4); only block trades and QIP know a failed one. */
const orderStatus = { success: 1, failed: 2 } as const;

/**
 * What a purchase comes to: pays, keeps the order, opens the lot; answers `{ no, price, count, fee, total }`. Without the
 * funds nothing is moved; a block trade or QIP is kept as failed then, so that its list of failed orders says what
 * happened.
 */
export function plannedPurchase(
  { customerId, key, at }: Placed,
  { instrument, quantity, price, mold, reason, sellableAt }: Purchase,
): PlannedEntry {
  const number = orderNumber(at);
  const cost = orderCost(price, quantity);
  const [amount, fee, total] = [toCents(cost.amount), toCents(cost.fee), toCents(cost.total)];
  const shared = {
    customer_id: customerId,
    order_number: number,
    symbol: instrument.symbol,
    name: instrument.name,
    market: instrument.market,
    mold,
    quantity: BigInt(quantity),
    created_at: BigInt(at),
  };
  const order = {
    ...shared,
    side: 'buy',
    price: toMillionths(price),
    sell_price: null,
    amount,
    fee,
    total,
    client_key: key,
  } as const;
  const lot = {
    ...shared,
    type: positionTypeOf(instrument.market),
    cost_price: toMillionths(price),
    cost_total: total,
    sold_by: null,
    sellable_at: sellableAt === null ? null : BigInt(sellableAt),
  };
  const amounts = { cash: -total, market: amount, fees: fee };
  const done = { ...order, status: orderStatus.success, lot_number: number };
  const failed = { ...order, status: orderStatus.failed, lot_number: null };
  return {
    movement: { customerId, reason, orderNumber: number, at, amounts },
    rows: [
      ['orders', done],
      ['lots', lot],
    ],
    ifUncovered: mold === 'stock' ? [] : [['orders', failed]],
    covered: ok({ no: number, price, count: quantity, fee: cost.fee, total: cost.total }),
    uncovered: no('insufficient-funds'),
  };
}
