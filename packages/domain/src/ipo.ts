import { limits } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { fundsProblems } from './orderChecks.ts';
import { orderCost } from './orderCost.ts';
import type { Problem } from './problem.ts';
import { parseQuantity } from './quantity.ts';

export interface IpoApplicationInput extends IpoRange {
  readonly quantityText: string;
  /** Issue price, US dollars per share. */
  readonly price: DecimalText | null;
  readonly balance: DecimalText | null;
}

/**
 * Checks an IPO application (spec §5): between the offering's limits, in steps of 100, and covered
 * by the balance including the fee. Skips the last check while price or balance is unknown. Returns
 * at most one problem.
 */
export function checkIpoApplication(input: IpoApplicationInput): Problem[] {
  const field = 'quantity';
  const parsed = parseQuantity(input.quantityText);
  if (!parsed.ok) return [parsed.problem];
  const { quantity } = parsed;
  const { min, max, price, balance } = input;
  if (quantity < min) return [{ code: 'quantity-below-offer', field, values: { min } }];
  if (quantity > max) return [{ code: 'quantity-above-offering', field, values: { max } }];
  const step = limits.ipoQuantityStep;
  if (clampIpoQuantity(quantity, input) !== quantity) {
    return [{ code: 'quantity-off-step', field, values: { step } }];
  }
  return price === null ? [] : fundsProblems(orderCost(price, quantity).total, balance, field);
}

/** Limits of an application in shares, inclusive. */
export interface IpoRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the nearest permitted quantity: within the limits, in steps of 100 from the minimum,
 * rounded down (spec §5, §9).
 */
export function clampIpoQuantity(quantity: number, range: IpoRange): number {
  const { min } = range;
  const within = Math.max(min, Math.min(quantity, range.max));
  return within - ((within - min) % limits.ipoQuantityStep);
}

/**
 * Application period of an offering, epoch milliseconds, and the stage that follows from its
 * status.
 */
export interface IpoCalendar {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly stage: 'open' | 'allotted' | null;
}

/**
 * Progress of an offering: from 0 at its opening to 1 at its close, then 2 after the allotment. The
 * stage decides whether the offering is open, because the device's clock may be wrong. Null where
 * the stage or a date is unknown. `now` is epoch milliseconds.
 */
export function ipoProgress({ opensAt, closesAt, stage }: IpoCalendar, now: number): number | null {
  if (stage === 'allotted') return 2;
  if (stage === null || opensAt === null || closesAt === null || closesAt <= opensAt) return null;
  return Math.min(1, Math.max(0, (now - opensAt) / (closesAt - opensAt)));
}

/** Allotted part of an application in percent, 0 to 100; null without an allotment. */
export function allottedPercent(allotted: number | null, requested: number | null): number | null {
  if (allotted === null || allotted <= 0 || requested === null || requested <= 0) return null;
  return Math.min(100, (allotted / requested) * 100);
}
