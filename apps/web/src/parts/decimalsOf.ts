import type { DecimalText } from '@corro/domain';

/** Beyond this stands what a float added, not what the market quotes. */
const most = 8;

/**
 * How many decimals to write a price with, and what is measured in it: as many as it is quoted
 * with, but two at least. Two while it is not known.
 */
export function decimalsOf(price: DecimalText | null | undefined): number {
  const quoted = price?.split('.')[1]?.length ?? 0;
  return Math.min(most, Math.max(2, quoted));
}
