import type { Problem, RegistrationInput } from '@corro/domain';
import type { Failure, Refused } from '../outcome/index.ts';

export interface RegistrationContext {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** The phone of a call that did not come back: it may be registered already. */
  readonly uncertainPhone: string | null;
  /** The phone last sent. Passwords are never held. */
  readonly phone: string | null;
}

export type RegistrationEvent =
  /** Sends the form, also once more after a failure; ignored while it is on its way. */
  | { readonly type: 'SUBMIT'; readonly input: RegistrationInput }
  /** A field was edited: what was wrong with it is no longer said. */
  | { readonly type: 'EDIT'; readonly field: keyof RegistrationInput };
