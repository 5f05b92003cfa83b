import { type DecimalText, subtract } from '@corro/domain';

/** An amount below zero where it left the balance. */
export function signedAmount(amount: DecimalText | null, isOut: boolean): DecimalText | null {
  return amount === null || !isOut ? amount : subtract('0', amount);
}
