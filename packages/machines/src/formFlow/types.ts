import type { Problem } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

/** What one form makes of the common flow. All of it is pure. */
export interface FormFlowDefinition<Form, Sent, Remembered> {
  readonly id: string;
  /** Everything wrong with the form. */
  readonly check: (form: Form) => readonly Problem[];
  /** What of the form is sent. */
  readonly toSend: (form: Form) => Sent;
  /** What the machine may know of it afterwards; never a secret. */
  readonly toRemember: (form: Form) => Remembered;
  /** Whether what a call came to that did not come back can be seen from outside. */
  readonly reconciles: boolean;
  /** Whether the server may want a challenge solved before it takes the call. */
  readonly isChallenged?: boolean;
}

export interface FormFlowContext<Remembered> {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Why the outcome of the last call is not known. */
  readonly failure: Failure | null;
  /** What was last sent; null before. */
  readonly sent: Remembered | null;
  /** What was sent with a call that did not come back; null where none was. */
  readonly uncertain: Remembered | null;
}

export type FormFlowEvent<Form> =
  /** Sends the form, also once more after a failure; ignored while it is on its way. */
  | { readonly type: 'SUBMIT'; readonly input: Form }
  /** While it is sent: the device solves a challenge, then it is sent again. */
  | { readonly type: 'CHALLENGED' }
  /** A field was edited: its problems are cleared. */
  | { readonly type: 'EDIT'; readonly field: keyof Form & string }
  /** A field was left: reports the problems of its value. */
  | { readonly type: 'LEAVE'; readonly input: Form; readonly field: keyof Form & string };

export type FormPhase = 'editing' | 'submitting' | 'reconciling' | 'done';

/** What a screen shows of any form that is sent. */
export interface FormProgress {
  readonly phase: FormPhase;
  readonly busy: boolean;
  /** Busy with a challenge that the server wants solved: it takes a second or more. */
  readonly isChecking: boolean;
  /** By the names of the form's fields; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Why the outcome of the last call is not known. */
  readonly failure: Failure | null;
}
