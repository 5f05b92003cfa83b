import type { Problem } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Failure, noErrors, type Outcome, type Refused } from '../outcome.ts';

/** Pure rules of one form. */
export interface FormFlowDefinition<Form, Sent, Remembered> {
  readonly id: string;
  /** Returns all problems of the form. */
  readonly check: (form: Form) => readonly Problem[];
  readonly toSend: (form: Form) => Sent;
  /** Selects the part of the form that the machine stores; never a secret. */
  readonly toRemember: (form: Form) => Remembered;
  /** True if the effect `find` can tell whether the data of a lost call has arrived. */
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
  /** Data of the latest call with an unknown outcome. */
  readonly lostCall: Remembered | null;
}

export type FormFlowEvent<Form> =
  /** Sends the form, or reports its problems; ignored while a call is running. */
  | { readonly type: 'SUBMIT'; readonly input: Form }
  /** The device solves a challenge, then resends the form. */
  | { readonly type: 'CHALLENGED' }
  /** Clears the problems of an edited field, and the error of the last call. */
  | { readonly type: 'EDIT'; readonly field: keyof Form & string }
  /** Reports the problems of a field that loses the focus, unless it is empty. */
  | { readonly type: 'LEAVE'; readonly input: Form; readonly field: keyof Form & string };

export type FormPhase = 'editing' | 'submitting' | 'reconciling' | 'done';

/** View that all forms share. */
export interface FormProgress {
  readonly phase: FormPhase;
  readonly isBusy: boolean;
  /** The device is solving a challenge, which takes a second or more. */
  readonly isChecking: boolean;
  /** Each problem names its form field; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Reason for an unknown outcome of the last call. */
  readonly failure: Failure | null;
}

export interface SendInput<Sent> {
  readonly form: Sent;
  readonly onChallenge?: () => void;
}

/**
 * The effects of a form, supplied by `provide`:
 * - `send`: one call; an Outcome without a value. Calls `onChallenge` before it solves a challenge;
 * - `find`: returns whether the sent data has arrived; only where the definition `reconciles`;
 * - `reportDefect`: reports an effect that rejected.
 */
export function setUpFormFlow<Form extends object, Sent extends object, Remembered>({
  check,
}: FormFlowDefinition<Form, Sent, Remembered>) {
  return setup({
    types: {} as { context: FormFlowContext<Remembered>; events: FormFlowEvent<Form> },
    actors: {
      send: namedActor<Outcome<null>, SendInput<Sent>>('send'),
      find: namedActor<Outcome<boolean>, { readonly sent: Remembered | null }>('find'),
    },
    actions: {
      reportDefect: rethrowDefect,
      takeError: assign((_, outcome: Outcome<unknown>) => errorOf(outcome)),
      takeDefect: assign({ failure: 'protocol' }),
      rememberLostCall: assign(({ context }) => ({ lostCall: context.sent })),
      clearProblem: assign(({ context }, field: string) => ({
        ...noErrors,
        problems: context.problems.filter((problem) => problem.field !== field),
      })),
      checkField: assign(({ context }, { input, field }: { input: Form; field: string }) => ({
        problems: [
          ...context.problems.filter((problem) => problem.field !== field),
          ...check(input).filter((problem) => problem.field === field),
        ],
      })),
    },
    guards: {
      isRight: (_, { input }: { input: Form }) => check(input).length === 0,
      isEmpty: (_, { input, field }: { input: Form; field: keyof Form }) =>
        String(input[field]).trim() === '',
    },
  });
}
