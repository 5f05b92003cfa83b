import type { DecimalText } from './decimal.ts';
import { multiply } from './money.ts';
import { quickPercents } from './constants.ts';
import { affordableQuantity } from './orderCost.ts';

/** Button of an order form that fills in a quantity. */
export interface QuickPick {
  /** Percent of the available cash; null for the largest quantity of one order. */
  readonly percent: number | null;
  readonly quantity: number;
}

/**
 * Quantities that a quarter, a half, three quarters and all of the available cash buy, including the
 * fee. One pick with the largest quantity of one order replaces the picks that would exceed it.
 */
export function quickPicks(
  balance: DecimalText,
  price: DecimalText,
  maximum = Number.MAX_SAFE_INTEGER,
): readonly QuickPick[] {
  const picks = quickPercents.map((percent) => ({
    percent,
    quantity: quantityForPercent(balance, price, percent),
  }));
  const allowed = picks.filter(({ quantity }) => quantity <= maximum);
  if (allowed.length === picks.length) return picks;
  return [...allowed, { percent: null, quantity: maximum }];
}

/** Maximum quantity that a percentage of a balance buys, including the fee. */
export function quantityForPercent(
  balance: DecimalText,
  price: DecimalText,
  percent: number,
): number {
  return affordableQuantity(multiply(balance, `${percent / 100}`), price);
}
