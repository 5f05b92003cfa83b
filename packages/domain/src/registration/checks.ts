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
