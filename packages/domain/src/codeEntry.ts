import { limits } from './limits.ts';
import { plainText } from './plainText.ts';
import type { Problem } from './problem.ts';

/** Reads a typed or pasted transaction code: `123 456` is `123456`. */
export function readCode(text: string): string {
  return plainText(text).replaceAll(/[\s-]/g, '');
}

/** Checks a transaction code: exactly 6 ASCII digits (spec §5). */
export function codeProblems(code: string, field: string): Problem[] {
  const digits = new RegExp(`^[0-9]{${limits.transactionCodeDigits}}$`);
  return digits.test(code) ? [] : [{ code: 'transaction-code-format', field }];
}

/** Checks the transaction code of an order: required, 6 digits (spec §5). */
export function checkCodeEntry(code: string): Problem[] {
  if (code === '') return [{ code: 'required-fields', field: 'code' }];
  return codeProblems(code, 'code');
}
