import type { PasswordChangeInput, Problem } from '@corro/domain';
import type { Failure, Refused } from '../outcome/index.ts';

/** What `changePassword` is given: secrets that are sent and kept nowhere. */
export interface PasswordToSend {
  /** The one that still holds. */
  readonly password: string;
  readonly newPassword: string;
}

/** Passwords are never held: each submission brings them, from the fields they stand in. */
export interface PasswordChangeContext {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** A call did not come back: the password may be changed already. */
  readonly uncertain: boolean;
}

export type PasswordChangeEvent =
  /** Sends the form, also once more after a failure; ignored while it is on its way. */
  | { readonly type: 'SUBMIT'; readonly input: PasswordChangeInput }
  /** A field was edited: what was wrong with it is no longer said. */
  | { readonly type: 'EDIT'; readonly field: keyof PasswordChangeInput };
