import type { Problem } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

/** Pure rules of one form. */
export interface FormFlowDefinition<Form, Sent, Remembered> {
  readonly id: string;
  /** Returns all problems of the form. */
  readonly check: (form: Form) => readonly Problem[];
  readonly toSend: (form: Form) => Sent;
  /** Selects the part that the machine keeps; never a secret. */
  readonly toRemember: (form: Form) => Remembered;
  /** The result of a lost call is visible elsewhere. */
  readonly reconciles: boolean;
  /** The server may request a challenge before it accepts the call. */
  readonly isChallenged?: boolean;
}

export interface FormFlowContext<Remembered> {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Reason for an unknown outcome of the last call. */
  readonly failure: Failure | null;
  /** Last sent data. */
  readonly sent: Remembered | null;
  /** Data of a lost call. */
  readonly uncertain: Remembered | null;
}

export type FormFlowEvent<Form> =
  /** Sends the form; ignored while a call is running. */
  | { readonly type: 'SUBMIT'; readonly input: Form }
  /** The device solves a challenge, then resends the form. */
  | { readonly type: 'CHALLENGED' }
  /** Clears the problems of an edited field. */
  | { readonly type: 'EDIT'; readonly field: keyof Form & string }
  /** Reports the problems of a left field. */
  | { readonly type: 'LEAVE'; readonly input: Form; readonly field: keyof Form & string };

export type FormPhase = 'editing' | 'submitting' | 'reconciling' | 'done';

/** View that all forms share. */
export interface FormProgress {
  readonly phase: FormPhase;
  readonly busy: boolean;
  /** Busy with a challenge, which takes a second or more. */
  readonly isChecking: boolean;
  /** Named by form field; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Reason for an unknown outcome of the last call. */
  readonly failure: Failure | null;
}
