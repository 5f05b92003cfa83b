import { compare, type DecimalText } from '@corro/domain';
import type { PriceProps } from '@corro/ui';

/** Which way something went that changed by so much; neither where that is not known. */
export function directionOf(change: DecimalText | null): NonNullable<PriceProps['direction']> {
  const sign = change === null ? 0 : compare(change, '0');
  return sign === 0 ? 'flat' : sign > 0 ? 'rise' : 'fall';
}
