import { type DecimalText, orderCost, positionTypeOf } from '@corro/domain';
import type { Instrument } from '../market/index.ts';
import {
  addRow,
  type EntryReason,
  orderNumber,
  post,
  toCents,
  toMillionths,
} from '../store/index.ts';
import { no, ok } from './answer.ts';
import type { OrderIdentity, PlannedAnswer } from './idempotency.ts';

export interface Purchase {
  instrument: Instrument;
  quantity: number;
  price: DecimalText;
  mold: 'stock' | 'bulk' | 'finalize';
  reason: EntryReason;
  /** Earliest sale of the lot, epoch milliseconds; null for any time. */
  sellableAt: number | null;
}

/** Order statuses (spec §4); only block trades and QIP can be failed. */
export const orderStatus = { success: 1, failed: 2 } as const;

/**
 * Plans to pay, store the order and open the lot; answers `{ no, price, count, fee, total }`. If
 * the balance is too low, no money moves, and a block trade or QIP is stored as failed.
 */
export function planPurchase(
  { customerId, key, at }: OrderIdentity,
  { instrument, quantity, price, mold, reason, sellableAt }: Purchase,
): PlannedAnswer {
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
  const executed = { ...order, status: orderStatus.success, lot_number: number };
  const failed = { ...order, status: orderStatus.failed, lot_number: null };
  const movement = { customerId, reason, orderNumber: number, at, amounts };
  return {
    answer: ok({ no: number, price, count: quantity, fee: cost.fee, total: cost.total }),
    async write(trx) {
      const isPaid = await post(trx, movement, [
        ['orders', executed],
        ['lots', lot],
      ]);
      if (isPaid) return null;
      if (mold !== 'stock') await addRow(trx, ['orders', failed]);
      return no('insufficient-funds');
    },
  };
}
