import type { DecimalText } from './decimal.ts';
import { multiply } from './money.ts';
import { quickPercents } from './constants.ts';
import { affordableQuantity } from './orderCost.ts';

/** Button of an order form that fills in a quantity. */
export interface QuickPick {
  /** Percent of the largest order; null for the whole of it. */
  readonly percent: number | null;
  readonly quantity: number;
}

/**
 * A quarter, a half and all of the largest order: of what the cash buys, including the fee, or of
 * the maximum of one order, whichever is less. No two are equal, unless they are 0.
 */
export function quickPicks(
  balance: DecimalText,
  price: DecimalText,
  maximum = Number.MAX_SAFE_INTEGER,
): readonly QuickPick[] {
  const largest = Math.min(affordableQuantity(balance, price), maximum);
  return quickPercents.map((percent) => ({
    percent,
    quantity: Math.floor((largest * (percent ?? 100)) / 100),
  }));
}

/** Maximum quantity that a percentage of a balance buys, including the fee. */
export function quantityForPercent(
  balance: DecimalText,
  price: DecimalText,
  percent: number,
): number {
  return affordableQuantity(multiply(balance, `${percent / 100}`), price);
}
