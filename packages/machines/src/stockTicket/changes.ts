import { isTooOldToTrade, priceMovedBeyond } from '@corro/domain';
import { quantityOf } from './terms.ts';
import type { PendingOrder, PriceReading, StockTicketContext, StockTicketInput } from './types.ts';

type Change = Partial<StockTicketContext>;

/** The context that a ticket starts with. */
export function initialContext(input: StockTicketInput): StockTicketContext {
  const { symbol, now, makeKey, price = null, pending = null } = input;
  return {
    symbol,
    now,
    makeKey,
    side: pending?.side ?? input.side ?? 'buy',
    mode: input.mode ?? 'half',
    quantityText: input.quantityText ?? '',
    lot: pending?.lot ?? null,
    balance: input.balance ?? null,
    online: input.online ?? true,
    price,
    aged: price !== null && isTooOldToTrade(price.readAt, now()),
    asked: false,
    ...noReview,
    order: pending,
    placed: null,
    refusal: null,
    failure: null,
    looks: 0,
    earlierUnknown: false,
  };
}

/** Out of the review, with nothing held of it. */
export const noReview = { reviewed: null, moved: false } as const;

/** A price was read: it may end a wait, and it may move under a reader's eyes. */
export function priceRead(context: StockTicketContext, reading: PriceReading): Change {
  const { reviewed, moved, now } = context;
  const { price, readAt } = reading;
  return {
    price: { price, readAt },
    aged: isTooOldToTrade(readAt, now()),
    moved: moved || (reviewed !== null && priceMovedBeyond(reviewed.price, price)),
  };
}

/** The price on the screen was accepted; it has moved again where a newer one is beyond it. */
export function priceAccepted(context: StockTicketContext, price: string): Change {
  if (context.price === null) return {};
  return {
    reviewed: { ...context.price, price },
    moved: priceMovedBeyond(price, context.price.price),
    refusal: null,
  };
}

/** The order that the customer confirms at this moment. Throws outside a review. */
export function confirmedOrder(context: StockTicketContext): PendingOrder {
  const { symbol, side, lot, reviewed, now, makeKey } = context;
  const quantity = quantityOf(context);
  if (reviewed === null || quantity === null) throw new TypeError('Nothing is under review');
  return {
    key: makeKey(),
    symbol,
    side,
    quantity,
    price: reviewed.price,
    lot: side === 'sell' ? lot : null,
    confirmedAt: now(),
  };
}

/**
 * The server says that the price has changed: the one at hand is wrong, however young, and the next
 * one has to be accepted, whatever it is.
 */
export const priceDisowned = { aged: true, moved: true, order: null } as const;

/** An empty form for the next order. */
export const emptyForm = {
  ...noReview,
  quantityText: '',
  lot: null,
  asked: false,
  order: null,
  placed: null,
  refusal: null,
  failure: null,
  earlierUnknown: false,
} as const;
