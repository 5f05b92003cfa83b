import { priceFreshness } from '../constants/times.ts';
import { type DecimalText, open } from '../money/decimal.ts';

/**
 * Whether a price has moved from the reviewed one, either way, by more than the tolerance: 0.5 % of
 * the reviewed price. Exactly 0.5 % is within it.
 */
export function priceMovedBeyond(reviewed: DecimalText, current: DecimalText): boolean {
  const before = open(reviewed);
  const moved = open(current).minus(before).abs();
  return moved.gt(before.abs().times(open(priceFreshness.priceChangeTolerance)));
}
