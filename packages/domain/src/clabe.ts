import { plainText, withoutLabel } from './plainText.ts';
import type { ProblemCode } from './problem.ts';

/*
 * A CLABE, the number of a Mexican bank account: 18 digits, the last of which is a check digit. The
 * library `clabe-validator` has the banks, and is too large for screens that only show a CLABE.
 */

const separators = /[\s\-‐‑–.]/gu;

export function readClabe(text: string): string {
  return withoutLabel(plainText(text))
    .replace(/^\p{L}[\p{L}\s]*\s(?=\d)/u, '')
    .replaceAll(separators, '');
}

export function clabeProblem(number: string): ProblemCode | null {
  if (number === '') return 'field-required';
  if (!/^[0-9]{18}$/.test(number)) return 'clabe-format';
  return hasCheckDigit(number) ? null : 'clabe-check-digit';
}

/**
 * Whether a CLABE has 18 digits and a valid check digit. A wrong digit would send money to somebody
 * else.
 */
export function isClabe(text: string): boolean {
  return clabeProblem(readClabe(text)) === null;
}

/** Weights of the digits, in turn. */
const weights = [3, 7, 1];

/**
 * Checks the last of 18 digits: with it, the last digits of the weighted digits add up to a multiple
 * of ten. Accepts an unknown bank, because banks change more often than any list of them. Rejects
 * the bank code 000, which no bank has: eighteen zeros have a valid check digit and would pass
 * otherwise.
 */
function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number, Number);
  const check = digits.pop() ?? 0;
  const sum = digits.reduce(
    (total, digit, at) => total + ((digit * (weights[at % 3] ?? 0)) % 10),
    0,
  );
  return (sum + check) % 10 === 0 && !number.startsWith('000');
}
