import { plainText } from '@corro/domain';

/**
 * Country code, the old mobile prefix 1 if ten digits follow, then groups of 2, 4 and 4 digits.
 * Each part may be missing or incomplete.
 */
const parts = /^(\+52)?(1(?=\d{10}$))?(\d{0,2})(\d{0,4})(\d{0,4})$/;

/** Groups a Mexican phone: `55 1234 5678` or `+52 55 1234 5678`. Returns other text unchanged. */
export function groupPhone(text: string): string {
  const [, ...groups] = parts.exec(plainText(text).replaceAll(' ', '')) ?? [];
  return groups.length === 0 ? text : groups.filter(Boolean).join(' ');
}

/** A grouped phone that stays on one line. */
export function phoneText(phone: string): string {
  return groupPhone(phone).replaceAll(' ', '\u00A0');
}
