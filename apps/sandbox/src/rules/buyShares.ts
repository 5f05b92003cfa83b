import { checkStockOrder, type DecimalText, orderCost, priceMovedBeyond } from '@corro/domain';
import type { Instrument } from '../market/index.ts';
import { addLot, addOrder, orderNumber, post, toCents, toMillionths } from '../store/index.ts';
import type { Trx } from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { findInstrument, isShare } from './instruments.ts';
import { answerOnce } from './once.ts';
import type { World } from './world.ts';

/** Shares that a customer wants to buy, at a price that the customer has accepted. */
export interface BuyOrder {
  symbol: string;
  quantity: number;
  price: DecimalText;
}

/** Buys shares at the market's price and answers `{ no, price, count, fee, total }`, as JSON text. */
export function buyShares(
  world: World,
  customerId: string,
  order: BuyOrder,
  key: string | null,
): Promise<string> {
  return answerOnce(world, { customerId, key, asked: ['buy', order] }, async () => {
    const instrument = findInstrument(world.feed, order.symbol);
    const quote = instrument === null ? null : await world.feed.quote(order.symbol);
    const refusal = refusalOf(order, instrument, quote?.price ?? null);
    return async (trx) => {
      if (refusal !== null) return no(refusal);
      if (instrument === null || quote === null) return no('unknown-instrument');
      return carryOut(trx, { customerId, key, at: world.clock.now() }, instrument, {
        ...order,
        price: quote.price,
      });
    };
  });
}

function refusalOf(
  { quantity, price }: BuyOrder,
  instrument: Instrument | null,
  current: DecimalText | null,
): string | null {
  const form = { side: 'buy', mode: 'full', price: null, balance: null } as const;
  const problems = checkStockOrder({ ...form, quantityText: String(quantity) });
  if (problems.length > 0) return 'invalid-quantity';
  if (instrument === null || current === null) return 'unknown-instrument';
  if (!isShare(instrument))
    return instrument.market === 'INDEX' ? 'unknown-instrument' : 'not-built';
  return priceMovedBeyond(price, current) ? 'price-changed' : null;
}

/** Who orders, with which key, when. */
interface Placed {
  customerId: string;
  key: string | null;
  at: number;
}

async function carryOut(
  trx: Trx,
  { customerId, key, at }: Placed,
  instrument: Instrument,
  { symbol, quantity, price }: BuyOrder,
): Promise<Answer> {
  const number = orderNumber(at);
  const cost = orderCost(price, quantity);
  const [amount, fee, total] = [toCents(cost.amount), toCents(cost.fee), toCents(cost.total)];
  const paid = await post(trx, {
    customerId,
    reason: 'stock-buy',
    orderNumber: number,
    at,
    amounts: { cash: -total, market: amount, fees: fee },
  });
  if (!paid) return no('insufficient-funds');
  const shared = {
    customer_id: customerId,
    order_number: number,
    symbol,
    name: instrument.name,
    market: instrument.market,
    quantity: BigInt(quantity),
    created_at: BigInt(at),
  };
  await addOrder(trx, {
    ...shared,
    side: 'buy',
    mold: 'stock',
    price: toMillionths(price),
    sell_price: null,
    amount,
    fee,
    total,
    status: 1,
    client_key: key,
    lot_number: number,
  });
  await addLot(trx, {
    ...shared,
    type: 'stock',
    cost_price: toMillionths(price),
    cost_total: total,
    sold_by: null,
  });
  return ok({ no: number, price, count: quantity, fee: cost.fee, total: cost.total });
}
