import { limits } from '../constants/limits.ts';
import type { Problem, ProblemCode } from '../problem/index.ts';
import { isWeakCode, isWeakPassword } from './weakSecrets.ts';

/** A password that is being chosen. */
export interface ChosenPassword {
  readonly password: string;
  readonly field: string;
  /** What to say where there is none. */
  readonly missing: ProblemCode;
  /** The customer's own, where it is known: no password to be. */
  readonly phone?: string;
}

/**
 * Problems of a chosen password: there, at least 6 characters (code points) (spec §5), and none of
 * those that are tried first.
 */
export function passwordProblems({ password, field, missing, phone }: ChosenPassword): Problem[] {
  if (password === '') return [{ code: missing, field }];
  if (Array.from(password).length < limits.passwordMinLength) {
    return [{ code: 'password-too-short', field, values: { min: limits.passwordMinLength } }];
  }
  return isWeakPassword(password, phone) ? [{ code: 'password-too-easy', field }] : [];
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

/** Problems of a transaction code that is being chosen: 6 digits, and none that are tried first. */
export function newCodeProblems(code: string, field: string, phone?: string): Problem[] {
  const problems = codeProblems(code, field);
  if (problems.length > 0) return problems;
  return isWeakCode(code, phone) ? [{ code: 'new-code-too-easy', field }] : [];
}
