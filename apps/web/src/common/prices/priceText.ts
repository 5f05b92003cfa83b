import type { DecimalText } from '@corro/domain';
import { formatMoney } from '@corro/ui';

/** A price in full: two decimals, and as many more as it is quoted with. */
export function priceText(price: DecimalText | null, numberLocale: string): string {
  return formatMoney(numberLocale, price, 'US$', { min: 2, max: 8 });
}
