import type { Problem, RegistrationInput } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

/** The steps of the form, in their order. */
export const registrationSteps = ['contact', 'password', 'consent'] as const;

/** A step: phone and invitation, the password twice, what is read and accepted. */
export type RegistrationStep = (typeof registrationSteps)[number];

/** What is sent: the confirmation stays on the page. */
export type Registration = Omit<RegistrationInput, 'confirmation'>;

export interface RegistrationContext {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Why it is not known whether the account was opened. */
  readonly failure: Failure | null;
  /** The phone that was last sent; null before. Passwords are never held. */
  readonly sent: string | null;
  /** The phone of a call that did not come back; null where there was none. */
  readonly uncertain: string | null;
}

/** What the effect that registers is given. */
export interface RegistrationCall {
  readonly form: Registration;
  /** To be called before a challenge is solved. */
  readonly onChallenge: () => void;
  /** To be called once the account is open, before the login. */
  readonly onRegistered: () => void;
}

/** What an open account came to: whether its owner is logged in. */
export interface Registered {
  readonly isLoggedIn: boolean;
}

export type RegistrationEvent =
  /**
   * The button of a step: goes on to the next one, and sends the form at the last. Ignored at any other
   * step: a second tap may arrive when the first has already led on.
   */
  | {
      readonly type: 'SUBMIT';
      readonly step: RegistrationStep;
      readonly input: RegistrationInput;
    }
  /** One step back; ignored at the first. */
  | { readonly type: 'BACK' }
  /** A field was edited: its problems are cleared. */
  | { readonly type: 'EDIT'; readonly field: keyof RegistrationInput }
  /** The server wants a challenge solved before it takes the call. */
  | { readonly type: 'CHALLENGED' }
  /** The account is open; logging in has begun. */
  | { readonly type: 'REGISTERED' };
