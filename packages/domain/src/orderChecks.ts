import { limits, quantityCaps } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { compare, subtract } from './money.ts';
import { orderCost, type Side } from './orderCost.ts';
import type { Problem } from './problem.ts';
import { parseQuantity } from './quantity.ts';

/** Whether a balance pays a total, both US dollars; at most one problem, none while it is not known. */
export function fundsProblems(
  total: DecimalText,
  balance: DecimalText | null,
  field: string,
): Problem[] {
  if (balance === null || compare(total, balance) <= 0) return [];
  const values = { total, balance, missing: subtract(total, balance) };
  return [{ code: 'insufficient-funds', field, values }];
}

/** Half allows quantities up to 50, full up to 100 (spec §9). */
export type PositionMode = 'half' | 'full';

/** One bought, still open position row; it is sold whole. */
export interface Lot {
  readonly orderNumber: string;
  readonly quantity: number;
  /** US dollars a share. */
  readonly costPrice: DecimalText;
}

export interface StockOrderInput {
  readonly side: Side;
  /** As typed; read when buying only. */
  readonly quantityText: string;
  readonly mode: PositionMode;
  /** US dollars a share; null while not known. */
  readonly price: DecimalText | null;
  /** US dollars; null while not known. */
  readonly balance: DecimalText | null;
  /** What is sold; read when selling only. */
  readonly lot?: Lot | null;
}

/**
 * Checks a stock order (spec §5). Buying: the quantity in `quantityText`, its caps, and, once price
 * and balance are known, that the balance pays for amount and fee. Selling: a lot is chosen.
 * At most one problem; none does not promise that the server accepts.
 */
export function checkStockOrder(input: StockOrderInput): Problem[] {
  if (input.side === 'sell') return input.lot ? [] : [{ code: 'lot-required', field: 'lot' }];
  const field = 'quantity';
  const parsed = parseQuantity(input.quantityText);
  if (!parsed.ok) return [{ code: parsed.problem, field }];
  const { min } = quantityCaps;
  if (parsed.quantity < min) return [{ code: 'quantity-below-minimum', field, values: { min } }];
  const max = quantityCaps[input.mode];
  if (parsed.quantity > max) {
    const code = input.mode === 'half' ? 'quantity-above-half' : 'quantity-above-full';
    return [{ code, field, values: { max } }];
  }
  if (input.price === null) return [];
  return fundsProblems(orderCost(input.price, parsed.quantity).total, input.balance, field);
}

export interface DealPurchaseInput {
  /** As typed. */
  readonly quantityText: string;
  /** The least that the lot is sold in, in shares; 100 where the offer names none (spec §9). */
  readonly minimum?: number | null;
  /** US dollars a share; null while not known. */
  readonly price: DecimalText | null;
  /** US dollars; null while not known. */
  readonly balance: DecimalText | null;
}

/**
 * Checks a purchase from a block trade or QIP (spec §5): digits only, at least the lot's minimum,
 * and, once price and balance are known, that the balance pays for amount and fee. At most one
 * problem. The transaction code is checked apart, by `checkCodeEntry`.
 */
export function checkDealPurchase(input: DealPurchaseInput): Problem[] {
  const field = 'quantity';
  const parsed = parseQuantity(input.quantityText);
  if (!parsed.ok) return [{ code: parsed.problem, field }];
  const min = Math.max(1, input.minimum ?? limits.blockMinimumQuantity);
  if (parsed.quantity < min) return [{ code: 'quantity-below-lot', field, values: { min } }];
  if (input.price === null) return [];
  return fundsProblems(orderCost(input.price, parsed.quantity).total, input.balance, field);
}
