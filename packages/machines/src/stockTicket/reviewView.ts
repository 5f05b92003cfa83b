import { balanceAfter, type DecimalText, type OrderCost, type Side } from '@corro/domain';
import { confirmObstacle, costOf, type Obstacle, quantityOf } from './terms.ts';
import type { PriceReading, StockTicketContext } from './types.ts';

/** What the customer reads before money moves. Money is decimal text in US dollars. */
export interface ReviewView extends OrderCost {
  readonly symbol: string;
  readonly side: Side;
  readonly quantity: number;
  /** The price under review and when it was read. */
  readonly reviewed: PriceReading;
  /** Null while the balance is not known. */
  readonly balanceAfter: DecimalText | null;
  /** Null when the order can be confirmed. */
  readonly confirmObstacle: Obstacle | null;
  /** The price to be accepted, to be given back with ACCEPT_PRICE; null when there is none. */
  readonly offered: PriceReading | null;
}

/** Null outside a review. */
export function reviewView(context: StockTicketContext): ReviewView | null {
  const { symbol, side, reviewed, balance } = context;
  const quantity = quantityOf(context);
  if (reviewed === null || quantity === null) return null;
  const cost = costOf(side, reviewed.price, quantity);
  return {
    symbol,
    side,
    quantity,
    reviewed,
    ...cost,
    balanceAfter: balance === null ? null : balanceAfter(side, balance, cost.total),
    confirmObstacle: confirmObstacle(context),
    offered: context.moved && !context.aged ? context.price : null,
  };
}
