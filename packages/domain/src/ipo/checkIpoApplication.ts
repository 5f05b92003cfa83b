import { limits } from '../constants/limits.ts';
import { fundsProblems } from '../deal/fundsProblems.ts';
import { orderCost } from '../deal/orderCost.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Problem } from '../problem/index.ts';
import { parseQuantity } from '../quantity/parseQuantity.ts';
import { clampIpoQuantity, type IpoRange } from './quantity.ts';

export interface IpoApplicationInput extends IpoRange {
  /** As typed. */
  readonly quantityText: string;
  /** The price of issue, US dollars a share; null while not known. */
  readonly price: DecimalText | null;
  /** US dollars; null while not known. */
  readonly balance: DecimalText | null;
}

/**
 * Checks an application for an IPO (spec §5): between the offering's least and most, in steps of
 * 100, and, once price and balance are known, that the balance covers what is set aside, which is the
 * cost of all that is applied for, fee included. At most one problem.
 */
export function checkIpoApplication(input: IpoApplicationInput): Problem[] {
  const field = 'quantity';
  const parsed = parseQuantity(input.quantityText);
  if (!parsed.ok) return [{ code: parsed.problem, field }];
  const { quantity } = parsed;
  const { min, max, price, balance } = input;
  if (quantity < min) return [{ code: 'quantity-below-lot', field, values: { min } }];
  if (quantity > max) return [{ code: 'quantity-above-offering', field, values: { max } }];
  const step = limits.ipoQuantityStep;
  if (clampIpoQuantity(quantity, input) !== quantity) {
    return [{ code: 'quantity-off-step', field, values: { step } }];
  }
  return price === null ? [] : fundsProblems(orderCost(price, quantity).total, balance, field);
}
