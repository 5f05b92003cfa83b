import { limits } from '../constants/limits.ts';
import type { Problem } from '../problem/index.ts';

/** Problems of a phone number: there, and exactly 10 ASCII digits (spec §5). */
export function phoneProblems(phone: string): Problem[] {
  const field = 'phone';
  if (phone.trim() === '') return [{ code: 'phone-required', field }];
  const digits = new RegExp(`^[0-9]{${limits.phoneDigits}}$`);
  return digits.test(phone)
    ? []
    : [{ code: 'phone-format', field, values: { digits: limits.phoneDigits } }];
}
