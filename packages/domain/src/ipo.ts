import { limits } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { fundsProblems } from './orderChecks.ts';
import { orderCost } from './orderCost.ts';
import type { Problem } from './problem.ts';
import { parseQuantity } from './quantity.ts';

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

/** How many shares of an offering one may apply for, both inclusive. */
export interface IpoRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The nearest quantity that may be applied for: between the offering's least and most, in steps of
 * 100 counted from the least (spec §5, §9), a broken step rounded down. Whole numbers.
 */
export function clampIpoQuantity(quantity: number, range: IpoRange): number {
  const { min } = range;
  const within = Math.max(min, Math.min(quantity, range.max));
  return within - ((within - min) % limits.ipoQuantityStep);
}

/** When an offering opens and closes, epoch milliseconds, and how far it is by its status. */
export interface IpoCalendar {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Null where its status says neither. */
  readonly stage: 'open' | 'allotted' | null;
}

/**
 * Where an offering is between its opening (0), its close (1) and its allotment (2). Its status decides
 * whether it is open: the device's clock may be wrong. Null where that or a date is not known.
 */
export function ipoPlace({ opensAt, closesAt, stage }: IpoCalendar, now: number): number | null {
  if (stage === 'allotted') return 2;
  if (stage === null || opensAt === null || closesAt === null || closesAt <= opensAt) return null;
  return Math.min(1, Math.max(0, (now - opensAt) / (closesAt - opensAt)));
}
