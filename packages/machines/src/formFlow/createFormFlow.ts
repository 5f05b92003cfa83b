import { assertEvent, assign, matchesState, type StateValue } from 'xstate';
import { type DoneArgs, reportDefect } from '../effects.ts';
import { isDone, isRefused, noErrors, type Outcome } from '../outcome.ts';
import {
  type FormFlowContext,
  type FormFlowDefinition,
  type FormPhase,
  type FormProgress,
  setUpFormFlow,
} from './formFlowSetup.ts';

/**
 * Creates the machine of a form that is checked and sent once, and that stays editable after a
 * refusal. Secrets pass through to the call and are not stored. A call with an unknown outcome (a
 * lost call) may have succeeded, so the machine remembers what it sent. Where the definition
 * `reconciles`, the machine also looks up whether the sent data has arrived. `setUpFormFlow` names
 * the effects.
 */
export function createFormFlow<Form extends object, Sent extends object, Remembered>(
  definition: FormFlowDefinition<Form, Sent, Remembered>,
) {
  const { check, toSend, toRemember, reconciles, isChallenged = false } = definition;
  const afterUncertain = reconciles ? 'reconciling' : 'editing';

  return setUpFormFlow(definition).createMachine({
    id: definition.id,
    context: { ...noErrors, sent: null, lostCall: null },
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
                'rememberLostCall',
              ],
            },
          ],
          onError: {
            target: afterUncertain,
            actions: ['takeDefect', 'rememberLostCall', reportDefect],
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

/** Looks up whether the data of a lost call has arrived, before reporting a failure. */
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
  const phase = phases.find((candidate) => matchesState(candidate, value)) ?? 'editing';
  const isBusy = phase === 'submitting' || phase === 'reconciling';
  const isChecking = matchesState({ submitting: 'checking' }, value);
  return { phase, isBusy, isChecking, problems, refusal, failure };
}
