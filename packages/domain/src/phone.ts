import { limits } from './limits.ts';
import { plainText, withoutLabel } from './plainText.ts';
import type { Problem } from './problem.ts';

const separators = /[\s\-‐‑–.()/]/gu;

/** Mexico's country code; mobile numbers used to have a 1 after it. */
const countryCode = /^(?:\+|00)?521?(?=\d{10}$)/;

/**
 * Normalises a phone number: `55 1234 5678`, `(55) 1234-5678` and `+52 1 55 1234 5678` give
 * `5512345678`. Only trims other text, because an upstream may have login names that are not phone
 * numbers.
 */
export function readPhone(text: string): string {
  const typed = plainText(text);
  const phone = withoutLabel(typed).replaceAll(separators, '').replace(countryCode, '');
  return isPhone(phone) ? phone : typed;
}

/** Checks a phone number: required, exactly 10 digits once normalised (spec §5). */
export function phoneProblems(text: string): Problem[] {
  const field = 'phone';
  const phone = readPhone(text);
  if (phone === '') return [{ code: 'phone-required', field }];
  return isPhone(phone)
    ? []
    : [{ code: 'phone-format', field, values: { digits: limits.phoneDigits } }];
}

/** Checks for exactly 10 digits (spec §5). */
export function isPhone(text: string): boolean {
  return text.length === limits.phoneDigits && /^[0-9]+$/.test(text);
}
