import { limits } from '../constants/limits.ts';
import type { Problem, ProblemCode } from '../problem/index.ts';

/** Problems of a chosen password: there, and at least 6 characters (code points) (spec §5). */
export function passwordProblems(
  password: string,
  field: string,
  missing: ProblemCode = 'password-required',
): Problem[] {
  if (password === '') return [{ code: missing, field }];
  if (Array.from(password).length >= limits.passwordMinLength) return [];
  return [{ code: 'password-too-short', field, values: { min: limits.passwordMinLength } }];
}

/** Problems of a repeated secret: there, and equal to the first (spec §5). */
export function confirmationProblems(
  secret: string,
  confirmation: string,
  differing: ProblemCode = 'passwords-do-not-match',
): Problem[] {
  const field = 'confirmation';
  if (confirmation === '') return [{ code: 'confirmation-required', field }];
  return confirmation === secret ? [] : [{ code: differing, field }];
}

/** Problems of a transaction code: exactly 6 ASCII digits (spec §5). */
export function codeProblems(code: string, field: string): Problem[] {
  const digits = new RegExp(`^[0-9]{${limits.transactionCodeDigits}}$`);
  return digits.test(code) ? [] : [{ code: 'transaction-code-format', field }];
}
