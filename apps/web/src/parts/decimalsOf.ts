import type { DecimalText } from '@corro/domain';

/** How many decimals a price is quoted with; two while it is not known. */
export function decimalsOf(price: DecimalText | undefined): number {
  return price?.split('.')[1]?.length ?? 2;
}
