import { compare, type DecimalText, isTotalOf, isWorseTotal, type Side } from '@corro/domain';
import type { FoundOrder, ListedOrder, PlacedOrder, UnkeyedOrders } from '@corro/machines';

/** Figures that the customer agreed to; null for those that the flow does not have. */
export type ReviewedFigures = Omit<PlacedOrder, 'orderNumber'>;

export interface Receipt extends ReviewedFigures {
  /** True if the server sent the total. If false, the reviewed figures replace all missing ones. */
  readonly isConfirmed: boolean;
  /** True if the booked order is not the one that the customer agreed to. */
  readonly isOtherOrder: boolean;
}

/**
 * Figures from the server, else the reviewed ones. Ignores server figures that contradict each
 * other, and leaves out a reviewed price that contradicts the server's total.
 *
 * @param feePercent the operator's fee; null where it is not announced
 * @param side side of an order at the market price, whose total may differ within a tolerance; if
 *   null, any other total means another order
 */
export function receiptOf(
  placed: PlacedOrder | null,
  reviewed: ReviewedFigures,
  feePercent: DecimalText | null = null,
  side: Side | null = null,
): Receipt {
  const agrees = (figures: ReviewedFigures) => isTotalOf({ side: null, ...figures }, feePercent);
  const booked = placed !== null && agrees(placed) ? placed : null;
  const total = booked?.total ?? null;
  const figures = {
    price: booked?.price ?? reviewed.price,
    quantity: booked?.quantity ?? reviewed.quantity,
    // The reviewed fee may not belong to the server's total.
    fee: booked?.fee ?? (total === null ? reviewed.fee : null),
    total: total ?? reviewed.total,
  };
  return {
    ...figures,
    price: agrees(figures) ? figures.price : (booked?.price ?? null),
    isConfirmed: total !== null,
    isOtherOrder: isOtherQuantity(booked, reviewed) || isOtherTotal(total, reviewed.total, side),
  };
}

/**
 * Number of a placed order in its list; null if it is not listed. If the list has no keys, the
 * number of the similar order since the confirmation, or null if several are similar.
 */
export function findOrderNumber(
  found: FoundOrder | UnkeyedOrders | null,
  { quantity, total }: Pick<ReviewedFigures, 'quantity' | 'total'>,
): string | null {
  if (found === null || 'failed' in found) return null;
  if (!('listed' in found)) return found.orderNumber;
  const isLike = (listed: ListedOrder) =>
    quantity === null ? !differs(listed.total, total) : listed.quantity === quantity;
  const [only, another] = found.listed.filter(isLike);
  return another === undefined ? (only?.orderNumber ?? null) : null;
}

function differs(a: DecimalText | null, b: DecimalText | null): boolean {
  return a !== null && b !== null && compare(a, b) !== 0;
}

function isOtherQuantity(booked: ReviewedFigures | null, reviewed: ReviewedFigures): boolean {
  const quantity = booked?.quantity ?? null;
  return quantity !== null && reviewed.quantity !== null && quantity !== reviewed.quantity;
}

function isOtherTotal(
  booked: DecimalText | null,
  reviewed: DecimalText | null,
  side: Side | null,
): boolean {
  if (side === null || booked === null || reviewed === null) return differs(booked, reviewed);
  return isWorseTotal(side, reviewed, booked);
}
