import { subtract, type DecimalText } from '@corro/domain';

/** What a price did since the previous close, in its own unit; null while either is not known. */
export function changeOf(
  price: DecimalText | null,
  previousClose: DecimalText | null,
): DecimalText | null {
  return price === null || previousClose === null ? null : subtract(price, previousClose);
}
