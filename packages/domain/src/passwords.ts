import { phoneProblems } from './phone.ts';
import type { Problem } from './problem.ts';
import {
  codeProblems,
  confirmationProblems,
  newCodeProblems,
  passwordProblems,
} from './secrets.ts';

export interface ForgotPasswordInput {
  readonly phone: string;
  /** The transaction code. */
  readonly code: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Checks a forgotten password's form; at most one problem to a field, in the form's order. */
export function checkForgotPassword(input: ForgotPasswordInput): Problem[] {
  return [
    ...phoneProblems(input.phone),
    ...codeProblems(input.code, 'code'),
    ...newPasswordProblems(input),
    ...confirmationProblems(input.newPassword, input.confirmation),
  ];
}

export interface PasswordChangeInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
  /** The customer's own, where it is known: no password to be. */
  readonly phone?: string;
}

/** Checks a change of the login password (spec §5); at most one problem to a field. */
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
  /** The customer's own, where it is known: its digits make no code. */
  readonly phone?: string;
}

/** Checks the setting of a transaction code (spec §5 "Transaction password"). */
export function checkTransactionCode(input: TransactionCodeInput): Problem[] {
  return [
    ...newCodeProblems(input.code, 'code', input.phone),
    ...confirmationProblems(input.code, input.confirmation, 'transaction-codes-do-not-match'),
  ];
}

/** Checks a transaction code that is asked for with an order: there (spec §5), and 6 digits. */
export function checkCodeEntry(code: string): Problem[] {
  if (code === '') return [{ code: 'required-fields', field: 'code' }];
  return codeProblems(code, 'code');
}

export interface RegistrationInput {
  readonly phone: string;
  readonly password: string;
  readonly confirmation: string;
  readonly invitation: string;
}

/** Checks a registration (spec §5 Register); at most one problem to a field, in the form's order. */
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
    ...(input.invitation.trim() === ''
      ? [{ code: 'invitation-required' as const, field: 'invitation' }]
      : []),
  ];
}
