import type { Problem, TransactionCodeInput as CodeTwice } from '@corro/domain';
import type { Failure, Refused } from '../outcome/index.ts';

export interface TransactionCodeInput {
  /** The customer has no transaction code so far. */
  readonly isFirst: boolean;
}

/** What `saveCode` is given. The code is the customer's secret: it is sent and kept nowhere. */
export interface CodeToSave extends TransactionCodeInput {
  readonly code: string;
}

/** The code is never held: it comes with each event that needs it, from the fields it stands in. */
export interface TransactionCodeContext extends TransactionCodeInput {
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
  /** The customer wants to go on with fewer than six digits: says what is missing. */
  | { readonly type: 'ASK' }
  /** Starts again with another code. */
  | { readonly type: 'BACK' };
