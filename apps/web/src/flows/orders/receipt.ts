import { compare, type DecimalText } from '@corro/domain';
import type { FoundOrder, ListedOrder, PlacedOrder, UnkeyedOrders } from '@corro/machines';

/** Figures that the customer agreed to; null for those that the flow does not have. */
export type Reviewed = Omit<PlacedOrder, 'orderNumber'>;

export interface Receipt extends Reviewed {
  /** The server sent the total; otherwise missing figures are the reviewed ones. */
  readonly isConfirmed: boolean;
  /** The booked total differs from the reviewed one. */
  readonly isOtherTotal: boolean;
}

/** Figures from the server, else the reviewed ones. */
export function receiptOf(placed: PlacedOrder | null, reviewed: Reviewed): Receipt {
  const told = placed?.total ?? null;
  return {
    price: placed?.price ?? reviewed.price,
    quantity: placed?.quantity ?? reviewed.quantity,
    // The reviewed fee may not belong to the server's total.
    fee: placed?.fee ?? (told === null ? reviewed.fee : null),
    total: told ?? reviewed.total,
    isConfirmed: told !== null,
    isOtherTotal: isAnother(told, reviewed.total),
  };
}

/**
 * Number of a placed order in its list; null if it is not listed. Without keys, the only similar
 * order since the confirmation.
 */
export function numberIn(
  found: FoundOrder | UnkeyedOrders | null,
  { quantity, total }: Pick<Reviewed, 'quantity' | 'total'>,
): string | null {
  if (found === null || 'failed' in found) return null;
  if (!('listed' in found)) return found.orderNumber;
  const isLike = (one: ListedOrder) =>
    quantity === null ? !isAnother(one.total, total) : one.quantity === quantity;
  const [only, another] = found.listed.filter(isLike);
  return another === undefined ? (only?.orderNumber ?? null) : null;
}

function isAnother(one: DecimalText | null, other: DecimalText | null): boolean {
  return one !== null && other !== null && compare(one, other) !== 0;
}
