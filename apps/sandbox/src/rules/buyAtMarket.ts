import {
  checkStockOrder,
  type DecimalText,
  orderCost,
  positionTypeOf,
  priceMovedBeyond,
} from '@corro/domain';
import type { Instrument } from '../market/index.ts';
import { addLot, addOrder, orderNumber, post, toCents, toMillionths } from '../store/index.ts';
import type { Trx } from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { findInstrument, isTraded } from './instruments.ts';
import { answerOnce } from './once.ts';
import type { World } from './world.ts';

/** What a customer wants to buy, at a price that the customer has accepted. */
export interface BuyOrder {
  symbol: string;
  quantity: number;
  price: DecimalText;
}

/** Buys at the market's price, taken as US dollars each, and answers `{ no, price, count, fee, total }`, as JSON text. */
export function buyAtMarket(
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
  if (!isTraded(instrument)) return 'unknown-instrument';
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
  const type = positionTypeOf(instrument.market);
  const cost = orderCost(price, quantity);
  const [amount, fee, total] = [toCents(cost.amount), toCents(cost.fee), toCents(cost.total)];
  const paid = await post(trx, {
    customerId,
    reason: `${type}-buy`,
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
    type,
    cost_price: toMillionths(price),
    cost_total: total,
    sold_by: null,
  });
  return ok({ no: number, price, count: quantity, fee: cost.fee, total: cost.total });
}
