import { type DecimalText, priceMovedBeyond, saleProceeds } from '@corro/domain';
import {
  lotOf,
  orderNumber,
  post,
  takeLot,
  toCents,
  toMillionths,
  type LotRow,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { withIdempotency, type Keyed } from './idempotency.ts';
import { isGoingPublic } from './ipo/offerings.ts';
import type { RuleContext } from './ruleContext.ts';
import { quoteToTradeAt } from './prices.ts';

/** A lot, by the number of the order that bought it, and the price accepted for selling it whole. */
export interface SellOrder {
  lotNumber: string;
  price: DecimalText;
}

/** Sells a lot at the market's price and answers `{ no, price, count, fee, total }`, as JSON text. */
export function sellLot(
  context: RuleContext,
  customerId: string,
  order: SellOrder,
  keyed: Keyed,
): Promise<string> {
  return withIdempotency(context, { customerId, ...keyed, asked: ['sell', order] }, async () => {
    const lot = await lotOf(context.store.db, customerId, order.lotNumber);
    const quote = lot === null ? null : await quoteToTradeAt(context.feed, lot.symbol);
    return async (trx) => {
      // Another customer's lot is answered like one that does not exist.
      if (lot === null) return no('unknown-position');
      if (lot.sold_by !== null) return no('already-sold');
      const now = context.clock.now();
      if (lot.sellable_at !== null && now < lot.sellable_at) return no('holding-time');
      const isWithheld = isGoingPublic(lot.symbol, now);
      if (quote === null || isWithheld) return no('time-not-allowed');
      if (priceMovedBeyond(order.price, quote.price)) return no('price-changed');
      return carryOut(trx, lot, quote.price, { key: keyed.key, at: now });
    };
  });
}

async function carryOut(
  trx: Trx,
  lot: LotRow,
  price: DecimalText,
  { key, at }: { key: string; at: number },
): Promise<Answer> {
  const { customer_id: customerId, quantity } = lot;
  const number = orderNumber(at);
  const taken = await takeLot(trx, customerId, lot.order_number, number);
  if (taken === null) return no('already-sold');
  const proceeds = saleProceeds(price, Number(quantity));
  const amount = toCents(proceeds.amount);
  const fee = toCents(proceeds.fee);
  const total = toCents(proceeds.total);
  const sale = {
    customer_id: customerId,
    order_number: number,
    side: 'sell' as const,
    mold: 'stock',
    symbol: lot.symbol,
    name: lot.name,
    market: lot.market,
    quantity,
    price: lot.cost_price,
    sell_price: toMillionths(price),
    amount,
    fee,
    total,
    status: 1,
    client_key: key,
    lot_number: lot.order_number,
    created_at: BigInt(at),
  };
  const reason = `${lot.type}-sell` as const;
  const amounts = { cash: total, market: -amount, fees: fee };
  const movement = { customerId, reason, orderNumber: number, at, amounts };
  // Below zero only if a fee ate the whole sale; the lot must stay, so nothing of this may.
  if (!(await post(trx, movement, [['orders', sale]]))) {
    throw new Error(`A sale that the balance cannot carry: ${number}`);
  }
  const { fee: paid, total: received } = proceeds;
  return ok({ no: number, price, count: Number(quantity), fee: paid, total: received });
}
