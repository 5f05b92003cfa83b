import type { DecimalText } from '@corro/domain';
import type { DecimalOptions } from '@corro/ui';

/** Decimals of an amount where whole dollars are asked: none, unless the amount has cents. */
export function wholeDollars(amount: DecimalText): DecimalOptions {
  return /\.0*[1-9]/.test(amount) ? {} : { min: 0 };
}
