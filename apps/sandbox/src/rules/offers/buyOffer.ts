import { compare, type DecimalText } from '@corro/domain';
import type { OpenSession } from '../../store/index.ts';
import { no, type Answer } from '../answer.ts';
import { withIdempotency, type Keyed } from '../idempotency.ts';
import { purchase } from '../purchase.ts';
import { codeRefusal } from '../transactionCode.ts';
import type { RuleContext } from '../ruleContext.ts';
import { findOffer, type Offer } from './offers.ts';
import type { OfferMold } from './terms.ts';

/** What a customer wants of an offer, at the price of the offer. */
export interface OfferOrder {
  mold: OfferMold;
  offerId: string;
  symbol: string;
  quantity: number;
  price: DecimalText;
}

/** More than any offer has; what it costs still fits into the ledger. */
const mostShares = 1_000_000_000;

/**
 * Buys from an offer and answers `{ no, price, count, fee, total }`, as JSON text. The transaction
 * code is not part of the key's fingerprint: a repeat is answered like the first, whichever code
 * comes with it. An order that the balance does not cover is kept as failed.
 */
export function buyOffer(
  context: RuleContext,
  session: OpenSession,
  { order, code, keyed }: { order: OfferOrder; code: string | null; keyed: Keyed },
): Promise<string> {
  const { customerId } = session;
  return withIdempotency(
    context,
    { customerId, ...keyed, asked: [order.mold, order] },
    async () => {
      const { mold, quantity } = order;
      const found = await findOffer(context, mold, order.offerId);
      const refusal = await codeRefusal(context, session, code, refusalOf(order, found));
      return async (trx) => {
        if (refusal !== null) return refusal;
        if (typeof found === 'string') return no('unknown-offer');
        const placed = { customerId, key: keyed.key, at: context.clock.now() };
        const { instrument, price } = found;
        const reason = mold === 'bulk' ? 'block-buy' : 'qip-buy';
        return purchase(trx, placed, { instrument, quantity, price, mold, reason });
      };
    },
  );
}

function refusalOf(order: OfferOrder, found: Offer | 'over' | 'unknown'): Answer | null {
  if (found === 'over') return no('time-not-allowed');
  if (found === 'unknown' || found.instrument.symbol !== order.symbol) return no('unknown-offer');
  if (!found.open) return no('time-not-allowed');
  if (order.quantity > mostShares) return no('invalid-quantity');
  if (order.quantity < found.minimum) return no('below-minimum');
  return compare(order.price, found.price) === 0 ? null : no('price-changed');
}
