import type { Problem, RegistrationInput } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

export const registrationSteps = ['contact', 'password', 'consent'] as const;

/** Steps: phone and invitation, password, terms. */
export type RegistrationStep = (typeof registrationSteps)[number];

export type Registration = Omit<RegistrationInput, 'confirmation'>;

export interface RegistrationContext {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Reason for an unknown outcome of the call. */
  readonly failure: Failure | null;
  /** Last sent phone number. Passwords are never stored. */
  readonly sent: string | null;
  /** Phone number of a lost call. */
  readonly uncertain: string | null;
}

/** Input of `register`. */
export interface RegistrationCall {
  readonly form: Registration;
  /** Call before solving a challenge. */
  readonly onChallenge: () => void;
  /** Call once the account is open, before the login. */
  readonly onRegistered: () => void;
}

export interface Registered {
  readonly isLoggedIn: boolean;
}

export type RegistrationEvent =
  /**
   * Advances to the next step, or sends the form at the last. Ignored at any other step, where a
   * second tap may arrive.
   */
  | {
      readonly type: 'SUBMIT';
      readonly step: RegistrationStep;
      readonly input: RegistrationInput;
    }
  /** Returns to the previous step. */
  | { readonly type: 'BACK' }
  /** Clears the problems of an edited field. */
  | { readonly type: 'EDIT'; readonly field: keyof RegistrationInput }
  /** The server requests a challenge. */
  | { readonly type: 'CHALLENGED' }
  /** The account is open; the login has started. */
  | { readonly type: 'REGISTERED' };
