import type { BillEntry } from '@corro/client';
import { subtract, type DecimalText } from '@corro/domain';

/** What the balance grew by: below zero for an expense. Decimal text in US dollars. */
export function signedAmount({ type, amount }: BillEntry): DecimalText {
  return type === 'income' ? amount : subtract('0', amount);
}
