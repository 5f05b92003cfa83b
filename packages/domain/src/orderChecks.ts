import { parseMoney } from './amount.ts';
import { limits, quantityCaps } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { compare, subtract } from './money.ts';
import { orderCost, quantityForMoney, type Side } from './orderCost.ts';
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
  /** What all of it cost, with the fee of buying it, US dollars; null or left out where that is not known. */
  readonly paid?: DecimalText | null;
}

/** What a purchase is typed in: shares, or the dollars that are to buy whole ones. */
export type OrderUnit = 'shares' | 'dollars';

export interface StockOrderInput {
  readonly side: Side;
  /** Of a purchase; shares unless given. */
  readonly unit?: OrderUnit;
  /** As typed; read when buying shares only. */
  readonly quantityText: string;
  /** As typed; read when buying for dollars only. */
  readonly moneyText?: string;
  readonly mode: PositionMode;
  /** US dollars a share; null while not known. */
  readonly price: DecimalText | null;
  /** US dollars; null while not known. */
  readonly balance: DecimalText | null;
  /** What is sold; read when selling only. */
  readonly lot?: Lot | null;
}

/**
 * Checks a stock order (spec §5). Buying: the quantity that is typed, or that the dollars buy once the
 * price is known, its caps, and, once price and balance are known, that the balance pays for amount
 * and fee. Selling: a lot is chosen. At most one problem; none does not promise that the server accepts.
 */
export function checkStockOrder(input: StockOrderInput): Problem[] {
  if (input.side === 'sell') return input.lot ? [] : [{ code: 'lot-required', field: 'lot' }];
  const field = 'quantity';
  const unread = unreadProblem(input, field);
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

/** The whole shares that a purchase asks for; null where it cannot be read, or where dollars have no price. */
export function orderedQuantity(input: OrderedInput): number | null {
  const { unit, quantityText, moneyText = '', price } = input;
  if (unit !== 'dollars') {
    const parsed = parseQuantity(quantityText);
    return parsed.ok ? parsed.quantity : null;
  }
  const parsed = parseMoney(moneyText);
  return parsed.ok && price !== null ? quantityForMoney(parsed.amount, price) : null;
}

function unreadProblem(input: OrderedInput, field: string): Problem | null {
  const { unit, quantityText, moneyText = '', price } = input;
  if (unit !== 'dollars') {
    const parsed = parseQuantity(quantityText);
    return parsed.ok ? null : { code: parsed.problem, field };
  }
  const parsed = parseMoney(moneyText);
  if (!parsed.ok) {
    return { code: parsed.problem === 'missing' ? 'amount-required' : 'amount-format', field };
  }
  const isTooLittle = price !== null && orderedQuantity(input) === 0;
  if (!isTooLittle) return null;
  return { code: 'amount-below-price', field, values: { least: orderCost(price, 1).total } };
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
