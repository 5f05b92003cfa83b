import { limits } from '../constants/limits.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Problem } from '../problem/index.ts';
import { parseQuantity } from '../quantity/parseQuantity.ts';
import { fundsProblems } from './fundsProblems.ts';
import { orderCost } from './orderCost.ts';

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
