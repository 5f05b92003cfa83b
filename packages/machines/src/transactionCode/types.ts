import type { Problem, TransactionCodeInput as CodeTwice } from '@corro/domain';
import type { Failure, Refused } from '../outcome/index.ts';

export interface TransactionCodeInput {
  /** The customer has no transaction code so far. */
  readonly isFirst: boolean;
  /** The customer's phone number, whose digits make no code; null where it is not known. */
  readonly phone: string | null;
}

/** What `saveCode` is given. Code and password are secrets: they are sent and kept nowhere. */
export interface CodeToSave {
  readonly isFirst: boolean;
  readonly code: string;
  /** The login password; null until the server asks for it. */
  readonly password: string | null;
}

/** No secret is ever held: it comes with each event that needs it, from the fields it stands in. */
export interface TransactionCodeContext extends TransactionCodeInput {
  /** The server wants the login password with the code: the login is too long ago. */
  readonly needsPassword: boolean;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** A call did not come back: the code may be set already. */
  readonly uncertain: boolean;
}

export type TransactionCodeEvent =
  /** What stands in the first field, with each digit; six lead on to confirming. */
  | { readonly type: 'ENTER'; readonly code: string }
  /** What stands in both fields, with each digit of the second; six are saved if they agree. */
  | ({ readonly type: 'CONFIRM' } & CodeTwice)
  /** The login password, and the code that was confirmed. */
  | { readonly type: 'AUTHENTICATE'; readonly code: string; readonly password: string }
  /** Another password is being typed: what was wrong with the one before is no longer said. */
  | { readonly type: 'EDIT' }
  /** The customer wants to go on with fewer than six digits: says what is missing. */
  | { readonly type: 'ASK' }
  /** Starts again with another code. */
  | { readonly type: 'BACK' };
