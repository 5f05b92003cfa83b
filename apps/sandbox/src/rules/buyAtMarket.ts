import { checkStockOrder, type DecimalText, positionTypeOf, hasPriceMoved } from '@corro/domain';
import type { Instrument } from '../market/index.ts';
import { no } from './answer.ts';
import { withIdempotency, type KeyedInput } from './idempotency.ts';
import { findInstrument, isTradable } from './instruments.ts';
import { isGoingPublic } from './ipo/offerings.ts';
import { planPurchase } from './purchase.ts';
import type { RuleContext } from './ruleContext.ts';
import { quoteToTradeAt } from './prices.ts';

export interface BuyOrder {
  symbol: string;
  quantity: number;
  price: DecimalText;
}

/** Buys at the market price in US dollars; returns `{ no, price, count, fee, total }` as JSON. */
export function buyAtMarket(
  context: RuleContext,
  customerId: string,
  order: BuyOrder,
  keyed: KeyedInput,
): Promise<string> {
  return withIdempotency(context, customerId, keyed, ['buy', order], async () => {
    const instrument = findInstrument(context.feed, order.symbol);
    const quote = instrument === null ? null : await quoteToTradeAt(context.feed, order.symbol);
    const refusal = refusalOf(order, instrument, quote?.price ?? null);
    const plan = () => {
      if (refusal !== null) return { answer: no(refusal) };
      if (instrument === null || quote === null) return { answer: no('unknown-instrument') };
      const at = context.clock.now();
      if (isGoingPublic(order.symbol, at)) return { answer: no('time-not-allowed') };
      const { quantity } = order;
      const reason = `${positionTypeOf(instrument.market)}-buy` as const;
      const { price } = quote;
      const bought = {
        instrument,
        quantity,
        price,
        mold: 'stock',
        reason,
        sellableAt: null,
      } as const;
      return planPurchase({ customerId, key: keyed.key, at }, bought);
    };
    return { plan };
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
  if (!isTradable(instrument)) return 'unknown-instrument';
  return hasPriceMoved(price, current) ? 'price-changed' : null;
}
