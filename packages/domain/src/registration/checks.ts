import { confirmationProblems, passwordProblems } from '../password/rules.ts';
import type { Problem } from '../problem/index.ts';
import { phoneProblems } from './phone.ts';

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
    ...passwordProblems(input.password, 'password'),
    ...confirmationProblems(input.password, input.confirmation),
    ...(input.invitation.trim() === ''
      ? [{ code: 'invitation-required' as const, field: 'invitation' }]
      : []),
  ];
}

export interface LoginInput {
  readonly phone: string;
  readonly password: string;
}

/** Checks that a login is filled in; whether it is right is for the server to say. */
export function checkLogin(input: LoginInput): Problem[] {
  const problems: Problem[] = [];
  if (input.phone.trim() === '') problems.push({ code: 'phone-required', field: 'phone' });
  if (input.password === '') problems.push({ code: 'password-required', field: 'password' });
  return problems;
}
