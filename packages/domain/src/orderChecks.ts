import { parseMoney, unreadProblem } from './amount.ts';
import { limits, quantityCaps } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { compare, subtract } from './money.ts';
import { orderCost, quantityForMoney, type Side } from './orderCost.ts';
import type { Problem } from './problem.ts';
import { parseQuantity } from './quantity.ts';

/**
 * Checks that a balance covers a total, both US dollars. No problem while the balance is unknown.
 */
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

/** An open position row; it is sold as a whole. */
export interface Lot {
  readonly orderNumber: string;
  readonly quantity: number;
  /** US dollars per share. */
  readonly costPrice: DecimalText;
  /** Total cost including the fee, US dollars; null where unknown. */
  readonly paid?: DecimalText | null;
}

/** Input unit of a purchase: shares, or dollars that buy whole shares. */
export type OrderUnit = 'shares' | 'dollars';

export interface StockOrderInput {
  readonly side: Side;
  /** Default: shares. */
  readonly unit?: OrderUnit;
  readonly quantityText: string;
  readonly moneyText?: string;
  readonly mode: PositionMode;
  readonly price: DecimalText | null;
  readonly balance: DecimalText | null;
  readonly lot?: Lot | null;
}

/**
 * Checks a stock order (spec §5). A purchase: the typed quantity, or the shares that the dollars
 * buy, is within the limits of the mode, and the balance covers the cost with the fee. A sale: a
 * lot is chosen. Skips a check that needs an unknown price or balance. Returns at most one problem;
 * the server may still refuse.
 */
export function checkStockOrder(input: StockOrderInput): Problem[] {
  if (input.side === 'sell') return input.lot ? [] : [{ code: 'lot-required', field: 'lot' }];
  const field = 'quantity';
  const unread = inputProblem(input, field);
  if (unread !== null) return [unread];
  const quantity = orderedQuantity(input);
  if (quantity === null) return [];
  const { min } = quantityCaps;
  if (quantity < min) return [{ code: 'quantity-below-minimum', field, values: { min } }];
  const max = quantityCaps[input.mode];
  if (quantity > max) {
    const code = input.mode === 'half' ? 'quantity-above-half' : 'quantity-above-full';
    return [{ code, field, values: { max } }];
  }
  if (input.price === null) return [];
  return fundsProblems(orderCost(input.price, quantity).total, input.balance, field);
}

type OrderedInput = Pick<StockOrderInput, 'unit' | 'quantityText' | 'moneyText' | 'price'>;

/**
 * Returns the whole shares of a purchase; null for unreadable input, or dollars without a price.
 */
export function orderedQuantity(input: OrderedInput): number | null {
  const { unit, quantityText, moneyText = '', price } = input;
  if (unit !== 'dollars') {
    const parsed = parseQuantity(quantityText);
    return parsed.ok ? parsed.quantity : null;
  }
  const parsed = parseMoney(moneyText);
  return parsed.ok && price !== null ? quantityForMoney(parsed.amount, price) : null;
}

function inputProblem(input: OrderedInput, field: string): Problem | null {
  const { unit, quantityText, moneyText = '', price } = input;
  if (unit !== 'dollars') {
    const parsed = parseQuantity(quantityText);
    return parsed.ok ? null : parsed.problem;
  }
  const parsed = parseMoney(moneyText);
  if (!parsed.ok) {
    return unreadProblem(parsed, field, {
      missing: 'amount-required',
      'not-whole': 'amount-format',
      'no-number': 'amount-format',
    });
  }
  const isTooLittle = price !== null && orderedQuantity(input) === 0;
  if (!isTooLittle) return null;
  return { code: 'amount-below-price', field, values: { min: orderCost(price, 1).total } };
}

export interface OfferPurchaseInput {
  readonly quantityText: string;
  /** Minimum in shares; 100 where the offer has none (spec §9). */
  readonly minimum?: number | null;
  readonly price: DecimalText | null;
  readonly balance: DecimalText | null;
}

/**
 * Checks a block or QIP purchase (spec §5): digits only, at least the offer's minimum, covered by the
 * balance including the fee. Skips the last check while price or balance is unknown. Returns at
 * most one problem. `checkCodeEntry` checks the transaction code.
 */
export function checkOfferPurchase(input: OfferPurchaseInput): Problem[] {
  const field = 'quantity';
  const parsed = parseQuantity(input.quantityText);
  if (!parsed.ok) return [parsed.problem];
  const min = Math.max(1, input.minimum ?? limits.blockMinimumQuantity);
  if (parsed.quantity < min) return [{ code: 'quantity-below-offer', field, values: { min } }];
  if (input.price === null) return [];
  return fundsProblems(orderCost(input.price, parsed.quantity).total, input.balance, field);
}
