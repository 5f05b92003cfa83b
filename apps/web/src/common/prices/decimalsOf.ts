import type { DecimalText } from '@corro/domain';

/** Beyond this stands what a float added, not what the market quotes. */
const most = 8;

/**
 * How many decimals to write prices with, and what is measured in them: as many as the finest is
 * quoted with, but two at least. Two while none is known.
 */
export function decimalsOf(...prices: readonly (DecimalText | null | undefined)[]): number {
  const quoted = prices.map((price) => price?.split('.')[1]?.length ?? 0);
  return Math.min(most, Math.max(2, ...quoted));
}
