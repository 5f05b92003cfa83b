import type { Problem } from '@corro/domain';
import { assertEvent, assign, matchesState, setup, type StateValue } from 'xstate';
import { type DoneArgs, namedActor, reportDefect, rethrowDefect } from '../effects.ts';
import {
  errorOf,
  type Failure,
  isDone,
  isRefused,
  noErrors,
  type Outcome,
  type Refused,
} from '../outcome.ts';

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
function setUpFormFlow<Form extends object, Sent extends object, Remembered>({
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
      markUncertain: assign(({ context }) => ({ uncertain: context.sent })),
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

/**
 * Creates the machine of a form that is checked and sent once, and that stays editable after a
 * refusal. Secrets pass through to the call and are not stored. A lost call may have succeeded: the
 * machine remembers it, and searches for the result where the definition `reconciles`.
 * `setUpFormFlow` names the effects.
 */
export function createFormFlow<Form extends object, Sent extends object, Remembered>(
  definition: FormFlowDefinition<Form, Sent, Remembered>,
) {
  const { check, toSend, toRemember, reconciles, isChallenged = false } = definition;
  const afterUncertain = reconciles ? 'reconciling' : 'editing';

  return setUpFormFlow(definition).createMachine({
    id: definition.id,
    context: { ...noErrors, sent: null, uncertain: null },
    initial: 'editing',
    states: {
      editing: {
        on: {
          EDIT: { actions: { type: 'clearProblem', params: ({ event }) => event.field } },
          LEAVE: [
            // Leaving an empty field is not an error yet.
            { guard: { type: 'isEmpty', params: ({ event }) => event } },
            { actions: { type: 'checkField', params: ({ event }) => event } },
          ],
          SUBMIT: [
            {
              guard: { type: 'isRight', params: ({ event }) => event },
              target: 'submitting',
              actions: assign(({ event }) => ({ ...noErrors, sent: toRemember(event.input) })),
            },
            { actions: assign(({ event }) => ({ ...noErrors, problems: check(event.input) })) },
          ],
        },
      },
      submitting: {
        ...(isChallenged
          ? {
              initial: 'sending',
              states: { sending: { on: { CHALLENGED: 'checking' } }, checking: {} },
            }
          : {}),
        invoke: {
          src: 'send',
          input: ({ event, self }) => {
            assertEvent(event, 'SUBMIT');
            return {
              form: toSend(event.input),
              onChallenge: () => self.send({ type: 'CHALLENGED' }),
            };
          },
          onDone: [
            { guard: ({ event }) => isDone(event.output), target: 'done' },
            {
              guard: ({ event }) => isRefused(event.output),
              target: 'editing',
              actions: { type: 'takeError', params: ({ event }) => event.output },
            },
            {
              target: afterUncertain,
              actions: [
                { type: 'takeError', params: ({ event }) => event.output },
                'markUncertain',
              ],
            },
          ],
          onError: {
            target: afterUncertain,
            actions: ['takeDefect', 'markUncertain', reportDefect],
          },
        },
      },
      ...(reconciles
        ? {
            reconciling: reconciling(
              ({ context }: { readonly context: FormFlowContext<Remembered> }) => ({
                sent: context.sent,
              }),
            ),
          }
        : {}),
      done: { type: 'final' },
    },
  });
}

/** Machine type of a form. */
export type FormFlow<Form extends object, Sent extends object, Remembered> = ReturnType<
  typeof createFormFlow<Form, Sent, Remembered>
>;

/** Searches for the result of a lost call before reporting a failure. */
function reconciling<Args, Input>(input: (args: Args) => Input) {
  return {
    invoke: {
      src: 'find',
      input,
      onDone: [
        {
          guard: ({ event: { output } }: DoneArgs<Outcome<boolean>>) =>
            output.kind === 'done' && output.value,
          target: 'done',
        },
        { target: 'editing' },
      ],
      onError: {
        target: 'editing',
        actions: reportDefect,
      },
    },
  } as const;
}

const phases: readonly FormPhase[] = ['editing', 'submitting', 'reconciling', 'done'];

/** Returns the view that all forms share. */
export function formProgress<Remembered>({
  value,
  context: { problems, refusal, failure },
}: {
  readonly value: StateValue;
  readonly context: FormFlowContext<Remembered>;
}): FormProgress {
  const phase = phases.find((one) => matchesState(one, value)) ?? 'editing';
  const busy = phase === 'submitting' || phase === 'reconciling';
  const isChecking = matchesState({ submitting: 'checking' }, value);
  return { phase, busy, isChecking, problems, refusal, failure };
}
