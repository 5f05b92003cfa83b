import {
  checkStockOrder,
  type DecimalText,
  type OrderCost,
  orderCost,
  parseQuantity,
  type Problem,
  quantityCaps,
  saleProceeds,
  type Side,
} from '@corro/domain';
import type { StockTicketContext } from './types.ts';

/** What stands in the way of the next step, most fundamental first; null for nothing. */
export type Obstacle =
  | 'offline'
  | 'problems'
  | 'balance-unknown'
  | 'price-missing'
  | 'price-too-old'
  | 'price-moved';

/** The quantity that would be ordered: as typed when buying, the whole lot when selling. */
export function quantityOf(context: StockTicketContext): number | null {
  if (context.side === 'sell') return context.lot?.quantity ?? null;
  const parsed = parseQuantity(context.quantityText);
  return parsed.ok && parsed.quantity <= quantityCaps.full ? parsed.quantity : null;
}

/** The price that counts now: the reviewed one during a review. */
export function priceOf(context: StockTicketContext): DecimalText | null {
  return (context.reviewed ?? context.price)?.price ?? null;
}

/** Everything wrong with the order, whether or not it is time to say so. */
export function problemsOf(context: StockTicketContext): Problem[] {
  return checkStockOrder({ ...context, price: priceOf(context) });
}

/** Amount, fee and total on a side of the market. */
export function costOf(side: Side, price: DecimalText, quantity: number): OrderCost {
  return side === 'buy' ? orderCost(price, quantity) : saleProceeds(price, quantity);
}

/** Why the order cannot be reviewed. */
export function reviewObstacle(context: StockTicketContext): Obstacle | null {
  if (problemsOf(context).length > 0) return 'problems';
  if (context.balance === null) return 'balance-unknown';
  if (context.price === null) return 'price-missing';
  return context.aged ? 'price-too-old' : null;
}

/** Why a review cannot be confirmed. */
export function confirmObstacle(context: StockTicketContext): Obstacle | null {
  if (!context.online) return 'offline';
  return reviewObstacle(context) ?? (context.moved ? 'price-moved' : null);
}
