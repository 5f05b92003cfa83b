import { type DecimalText, hasPriceMoved, saleProceeds } from '@corro/domain';
import {
  claimSale,
  findRow,
  orderNumber,
  post,
  toCents,
  toMillionths,
  type LotRow,
} from '../store/index.ts';
import { no, ok } from './answer.ts';
import { withIdempotency, type KeyedInput, type PlannedAnswer } from './idempotency.ts';
import { isGoingPublic } from './ipo/offerings.ts';
import type { RuleContext } from './ruleContext.ts';
import { quoteToTradeAt } from './prices.ts';

/**
 * Order number of the lot, and the price that the customer accepted. A lot is always sold whole.
 */
export interface SellOrder {
  lotNumber: string;
  price: DecimalText;
}

/** Sells a lot at the market price; returns `{ no, price, count, fee, total }` as JSON. */
export function sellLot(
  context: RuleContext,
  customerId: string,
  order: SellOrder,
  keyed: KeyedInput,
): Promise<string> {
  return withIdempotency(context, customerId, keyed, ['sell', order], async () => {
    const lot = await findRow(context.store.db, 'lots', customerId, order.lotNumber);
    const quote = lot === undefined ? null : await quoteToTradeAt(context.feed, lot.symbol);
    const plan = (): PlannedAnswer => {
      // The refusal is the same for an unknown lot and for another customer's lot, so that it does
      // not reveal which lots exist.
      if (lot === undefined) return { answer: no('unknown-position') };
      if (lot.sold_by !== null) return { answer: no('already-sold') };
      const now = context.clock.now();
      if (lot.sellable_at !== null && now < lot.sellable_at) return { answer: no('holding-time') };
      const isWithheld = isGoingPublic(lot.symbol, now);
      if (quote === null || isWithheld) return { answer: no('time-not-allowed') };
      if (hasPriceMoved(order.price, quote.price)) return { answer: no('price-changed') };
      return planSale(lot, quote.price, { key: keyed.key, at: now });
    };
    return { plan };
  });
}

function planSale(
  lot: LotRow,
  price: DecimalText,
  { key, at }: { key: string; at: number },
): PlannedAnswer {
  const { customer_id: customerId, quantity } = lot;
  const number = orderNumber(at);
  const proceeds = saleProceeds(price, Number(quantity));
  const [amount, fee, total] = [
    toCents(proceeds.amount),
    toCents(proceeds.fee),
    toCents(proceeds.total),
  ];
  if (total < 0n) throw new Error(`A sale whose fee exceeds its amount: ${number}`);
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
  const { fee: paid, total: received } = proceeds;
  return {
    answer: ok({ no: number, price, count: Number(quantity), fee: paid, total: received }),
    async write(trx) {
      const isSold = await post(trx, movement, [['orders', sale]], claimSale(lot, number));
      return isSold ? null : no('already-sold');
    },
  };
}
