import { limits } from '../constants/limits.ts';

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
