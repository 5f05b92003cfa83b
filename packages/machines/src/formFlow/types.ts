import type { Problem } from '@corro/domain';
import type { Failure, Refused } from '../outcome/index.ts';

/** What one form makes of the common flow. All of it is pure. */
export interface FormFlowDefinition<Form, Sent, Kept> {
  readonly id: string;
  /** Everything wrong with the form. */
  readonly check: (form: Form) => readonly Problem[];
  /** What of the form is sent. */
  readonly toSend: (form: Form) => Sent;
  /** What the machine may know of it afterwards; never a secret. */
  readonly toKeep: (form: Form) => Kept;
  /** Whether what a call came to that did not come back can be seen from outside. */
  readonly looksUp: boolean;
  /** Whether the server may want a challenge solved before it takes the call. */
  readonly isChallenged?: boolean;
}

export interface FormFlowContext<Kept> {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Why nobody knows what the last call came to. */
  readonly failure: Failure | null;
  /** What was last sent; null before. */
  readonly sent: Kept | null;
  /** What was sent with a call that did not come back; null where none was. */
  readonly uncertain: Kept | null;
}

export type FormFlowEvent<Form> =
  /** Sends the form, also once more after a failure; ignored while it is on its way. */
  | { readonly type: 'SUBMIT'; readonly input: Form }
  /** While it is sent: the device solves a challenge, then it is sent again. */
  | { readonly type: 'CHALLENGED' }
  /** A field was edited: what was wrong with it is no longer said. */
  | { readonly type: 'EDIT'; readonly field: keyof Form & string }
  /** A field was left: says what is wrong with what stands in it. */
  | { readonly type: 'LEAVE'; readonly input: Form; readonly field: keyof Form & string };

export type FormPhase = 'editing' | 'submitting' | 'lookingUp' | 'done';

/** What a screen shows of any form that is sent. */
export interface FormProgress {
  readonly phase: FormPhase;
  readonly busy: boolean;
  /** Busy with a challenge that the server wants solved: it takes a second or more. */
  readonly isChecking: boolean;
  /** By the names of the form's fields; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Why nobody knows what the last call came to. */
  readonly failure: Failure | null;
}
