import { compare, type DecimalText } from '@corro/domain';
import type { FoundOrder, ListedOrder, PlacedOrder, UnkeyedOrders } from '@corro/machines';

/** What the customer agreed to; null for what the flow does not have. */
export type Reviewed = Omit<PlacedOrder, 'orderNumber'>;

/** What an order came to. */
export interface Receipt extends Reviewed {
  /** The server said the total; else all that it did not say is as it was reviewed. */
  readonly isTold: boolean;
  /** The server books another total than was reviewed. */
  readonly isOtherTotal: boolean;
}

/** What an order came to: as the server says it, else as it was reviewed. */
export function receiptOf(placed: PlacedOrder | null, reviewed: Reviewed): Receipt {
  const told = placed?.total ?? null;
  return {
    price: placed?.price ?? reviewed.price,
    quantity: placed?.quantity ?? reviewed.quantity,
    // Beside a total that the server says, a fee that it does not say would be made up.
    fee: placed?.fee ?? (told === null ? reviewed.fee : null),
    total: told ?? reviewed.total,
    isTold: told !== null,
    isOtherTotal: isAnother(told, reviewed.total),
  };
}

/**
 * The number of an order that was carried out, by what its list says of it; null where it is not there.
 * Without keys it is the only one since the confirmation that is like it.
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
