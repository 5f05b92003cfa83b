import type { Problem, TransactionCodeInput as CodeTwice } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

export interface TransactionCodeInput {
  /** The customer has no transaction code yet. */
  readonly isFirst: boolean;
  /** Its digits are too easy a code; null where unknown. */
  readonly phone: string | null;
}

/** Input of `saveCode`. Code and password are secrets: the machine does not store them. */
export interface CodeToSave {
  readonly isFirst: boolean;
  readonly code: string;
  /** Null for a first code until the server requests it. */
  readonly password: string | null;
  /** Null for a first or forgotten code. */
  readonly currentCode: string | null;
}

/** Secrets are never stored: each event carries them from its field. */
export interface TransactionCodeContext extends TransactionCodeInput {
  /** The server requires the login password. */
  readonly needsPassword: boolean;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** The login password alone authorises the change. */
  readonly isForgotten: boolean;
  /** A lost call may have set the code. */
  readonly uncertain: boolean;
}

export type TransactionCodeEvent =
  /** Sent with each digit of the first field; six digits lead to the confirmation. */
  | { readonly type: 'ENTER'; readonly code: string }
  /** Sent with each digit of the second field; six equal digits save the code. */
  | ({ readonly type: 'CONFIRM' } & CodeTwice)
  /** The login password, the new code and the current one. */
  | {
      readonly type: 'AUTHENTICATE';
      readonly code: string;
      readonly password: string;
      /** Null for a first or forgotten code. */
      readonly currentCode: string | null;
    }
  /** Toggles the forgotten code. */
  | { readonly type: 'FORGET'; readonly isForgotten: boolean }
  /** Clears the problems of the previous password. */
  | { readonly type: 'EDIT' }
  /** Reports missing digits. */
  | { readonly type: 'ASK' }
  /** Starts again. */
  | { readonly type: 'BACK' };
