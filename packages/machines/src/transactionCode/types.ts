import type { Problem, TransactionCodeInput as CodeTwice } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

export interface TransactionCodeInput {
  /** True where the customer has no transaction code yet; otherwise the existing code is changed. */
  readonly isFirst: boolean;
  /** The customer's phone number, whose digits make no code; null where it is not known. */
  readonly phone: string | null;
}

/** What `saveCode` is given. Code and password are secrets: they are sent and kept nowhere. */
export interface CodeToSave {
  readonly isFirst: boolean;
  readonly code: string;
  /** The login password; null for a first code until the server asks for it. */
  readonly password: string | null;
  /** The code that is there; null for a first one, and where it is forgotten. */
  readonly currentCode: string | null;
}

/** Secrets are never stored: each event that needs one brings it from its field. */
export interface TransactionCodeContext extends TransactionCodeInput {
  /** The server wants the login password with the code: the login is too long ago, or it is a change. */
  readonly needsPassword: boolean;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** The present code is not asked for: the login password alone replaces it. */
  readonly isForgotten: boolean;
  /** A call did not come back: the code may be set already. */
  readonly uncertain: boolean;
}

export type TransactionCodeEvent =
  /** The first field, with each digit; six lead on to confirming. */
  | { readonly type: 'ENTER'; readonly code: string }
  /** Both fields, with each digit of the second; six are saved if they agree. */
  | ({ readonly type: 'CONFIRM' } & CodeTwice)
  /** The login password, the code that was confirmed, and the one that it takes the place of. */
  | {
      readonly type: 'AUTHENTICATE';
      readonly code: string;
      readonly password: string;
      /** Null for a first code, and where it is forgotten. */
      readonly currentCode: string | null;
    }
  /** The present code is forgotten, or known after all. */
  | { readonly type: 'FORGET'; readonly isForgotten: boolean }
  /** Another password is being typed: the problems of the previous one are cleared. */
  | { readonly type: 'EDIT' }
  /** The customer wants to go on with fewer than six digits: says what is missing. */
  | { readonly type: 'ASK' }
  /** Starts again with another code. */
  | { readonly type: 'BACK' };
