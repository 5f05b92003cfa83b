import { limits } from './limits.ts';
import type { Problem } from './problem.ts';

/** Characters that people write between the digits. */
const separators = /[\s\-‐‑–.()/]/gu;

/** Mexico's country code, with or without the 1 that mobile numbers used to have after it. */
const countryCode = /^(?:\+|00)?521?(?=\d{10}$)/;

/**
 * Normalises a phone number: `55 1234 5678`, `(55) 1234-5678` and `+52 1 55 1234 5678` give `5512345678`. Any other
 * text is only trimmed, since another upstream may have other user names: the server decides.
 */
export function readPhone(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(separators, '').replace(countryCode, '');
  return isPhone(plain) ? plain : text.trim();
}

/** Problems of a phone number: it is required, and has exactly 10 digits once normalised (spec §5). */
export function phoneProblems(text: string): Problem[] {
  const field = 'phone';
  const phone = readPhone(text);
  if (phone === '') return [{ code: 'phone-required', field }];
  return isPhone(phone)
    ? []
    : [{ code: 'phone-format', field, values: { digits: limits.phoneDigits } }];
}

/** Whether a text is a phone number in the form of the contract: exactly 10 digits (spec §5). */
export function isPhone(text: string): boolean {
  return text.length === limits.phoneDigits && /^[0-9]+$/.test(text);
}
