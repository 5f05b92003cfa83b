import { assertEvent, assign } from 'xstate';
import { isDone, isRefused } from '../outcome/index.ts';
import { quiet, setUpFormFlow } from './formFlowSetup.ts';
import { lookingUp } from './lookingUp.ts';
import type { FormFlowContext, FormFlowDefinition } from './types.ts';

/**
 * Makes the machine of a form that is checked, sent once, and stays for correction when it is
 * refused. What a secret's field holds passes through to the call and is not kept. A call that did
 * not come back may have done its work all the same, which is remembered; where the definition
 * looks up, it is looked for before anything is said.
 * Its effects are named in `formFlowSetup`.
 */
export function createFormFlow<Form extends object, Sent extends object, Kept>(
  definition: FormFlowDefinition<Form, Sent, Kept>,
) {
  const { check, toSend, toKeep, looksUp, isChallenged = false } = definition;
  const afterDoubt = looksUp ? 'lookingUp' : 'editing';

  return setUpFormFlow(definition).createMachine({
    id: definition.id,
    context: { ...quiet, sent: null, uncertain: null },
    initial: 'editing',
    states: {
      editing: {
        on: {
          EDIT: { actions: { type: 'forgive', params: ({ event }) => event.field } },
          LEAVE: [
            // Who passes by a field has done nothing wrong yet.
            { guard: { type: 'isEmpty', params: ({ event }) => event } },
            { actions: { type: 'judge', params: ({ event }) => event } },
          ],
          SUBMIT: [
            {
              guard: { type: 'isRight', params: ({ event }) => event },
              target: 'submitting',
              actions: assign(({ event }) => ({ ...quiet, sent: toKeep(event.input) })),
            },
            { actions: assign(({ event }) => ({ ...quiet, problems: check(event.input) })) },
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
              actions: { type: 'takeTrouble', params: ({ event }) => event.output },
            },
            {
              target: afterDoubt,
              actions: [{ type: 'takeTrouble', params: ({ event }) => event.output }, 'doubt'],
            },
          ],
          onError: {
            target: afterDoubt,
            actions: [
              'takeDefect',
              'doubt',
              { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
      },
      ...(looksUp
        ? {
            lookingUp: lookingUp(({ context }: { readonly context: FormFlowContext<Kept> }) => ({
              sent: context.sent,
            })),
          }
        : {}),
      done: { type: 'final' },
    },
  });
}

/** The machine of one form. */
export type FormFlow<Form extends object, Sent extends object, Kept> = ReturnType<
  typeof createFormFlow<Form, Sent, Kept>
>;
