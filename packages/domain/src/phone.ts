import { limits } from './limits.ts';
import type { Problem } from './problem.ts';

/** What stands between the digits where a number is written for people. */
const separators = /[\s\-‐‑–.()/]/gu;

/** Mexico's country code as it is dialled or pasted, with the 1 that mobile numbers once had behind it. */
const countryCode = /^(?:\+|00)?521?(?=\d{10}$)/;

/**
 * The phone number that was meant: `55 1234 5678`, `(55) 1234-5678` and `+52 1 55 1234 5678` are `5512345678`. What is
 * no such number is left as it was typed, without the space around it: what is right there is for the server to say.
 */
export function readPhone(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(separators, '').replace(countryCode, '');
  return isPhone(plain) ? plain : text.trim();
}

/** Problems of a phone number: there, and exactly 10 digits once it is read (spec §5). */
export function phoneProblems(text: string): Problem[] {
  const field = 'phone';
  const phone = readPhone(text);
  if (phone === '') return [{ code: 'phone-required', field }];
  return isPhone(phone)
    ? []
    : [{ code: 'phone-format', field, values: { digits: limits.phoneDigits } }];
}

/** Whether a text is a phone number as the contract has it: exactly 10 digits (spec §5). */
export function isPhone(text: string): boolean {
  return text.length === limits.phoneDigits && /^[0-9]+$/.test(text);
}
