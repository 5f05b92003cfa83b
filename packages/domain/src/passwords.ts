import { codeProblems, readCode } from './codeEntry.ts';
import { phoneProblems } from './phone.ts';
import { plainText } from './plainText.ts';
import type { Problem } from './problem.ts';
import { confirmationProblems, newCodeProblems, passwordProblems } from './secrets.ts';

export interface ForgotPasswordInput {
  readonly phone: string;
  /** Transaction code. */
  readonly code: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Checks a password reset. Returns at most one problem per field, in form order. */
export function checkForgotPassword(input: ForgotPasswordInput): Problem[] {
  return [
    ...phoneProblems(input.phone),
    ...codeProblems(readCode(input.code), 'code'),
    ...newPasswordProblems(input),
    ...confirmationProblems(input.newPassword, input.confirmation),
  ];
}

export interface PasswordChangeInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
  /** Customer's phone number; the password must differ from it. */
  readonly phone?: string;
}

/** Checks a change of the login password (spec §5). Returns at most one problem per field. */
export function checkPasswordChange(input: PasswordChangeInput): Problem[] {
  return [
    ...(input.currentPassword === ''
      ? [{ code: 'current-password-required' as const, field: 'currentPassword' }]
      : []),
    ...newPasswordProblems(input),
    ...confirmationProblems(input.newPassword, input.confirmation),
  ];
}

function newPasswordProblems({ newPassword, phone }: NewPassword): Problem[] {
  return passwordProblems({
    password: newPassword,
    field: 'newPassword',
    missing: 'new-password-required',
    phone,
  });
}

interface NewPassword {
  readonly newPassword: string;
  readonly phone?: string;
}

export interface TransactionCodeInput {
  readonly code: string;
  readonly confirmation: string;
  /** Customer's phone number; a code made of these digits is easy to guess. */
  readonly phone?: string;
}

/** Checks a new transaction code (spec §5 "Transaction password"). */
export function checkTransactionCode(input: TransactionCodeInput): Problem[] {
  return [
    ...newCodeProblems(input.code, 'code', input.phone),
    ...confirmationProblems(input.code, input.confirmation, 'transaction-codes-do-not-match'),
  ];
}

export interface RegistrationInput {
  readonly phone: string;
  readonly password: string;
  readonly confirmation: string;
  readonly invitation: string;
}

/** Checks a registration (spec §5). Returns at most one problem per field, in form order. */
export function checkRegistration(input: RegistrationInput): Problem[] {
  return [
    ...phoneProblems(input.phone),
    ...passwordProblems({
      password: input.password,
      field: 'password',
      missing: 'password-required',
      phone: input.phone,
    }),
    ...confirmationProblems(input.password, input.confirmation),
    ...(plainText(input.invitation) === ''
      ? [{ code: 'invitation-required' as const, field: 'invitation' }]
      : []),
  ];
}
