import { checkRegistration } from '@corro/domain';
import { assertEvent, assign } from 'xstate';
import { isDone, isRefused, trouble } from '../outcome/index.ts';
import { registrationSetup } from './registrationSetup.ts';

const quiet = { problems: [], refusal: null, failure: null } as const;

/**
 * Registering: the form is checked, sent once, and stays for correction when it is refused. A call
 * that did not come back may have registered the phone all the same, which is remembered.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: { ...quiet, phone: null, uncertainPhone: null },
  initial: 'ready',
  states: {
    ready: {
      initial: 'editing',
      states: { editing: {}, refused: {}, failed: {} },
      on: {
        EDIT: {
          target: '.editing',
          actions: assign(({ context, event }) => ({
            ...quiet,
            problems: context.problems.filter(({ field }) => field !== event.field),
          })),
        },
        SUBMIT: [
          {
            guard: { type: 'isFilledIn', params: ({ event }) => event },
            target: 'submitting',
            actions: assign(({ event }) => ({ ...quiet, phone: event.input.phone })),
          },
          {
            target: '.editing',
            actions: assign(({ event }) => ({
              ...quiet,
              problems: checkRegistration(event.input),
            })),
          },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'SUBMIT');
          const { phone, password, invitation } = event.input;
          return { phone, password, invitation };
        },
        onDone: [
          { guard: ({ event }) => isDone(event.output), target: 'registered' },
          {
            guard: ({ event }) => isRefused(event.output),
            target: 'ready.refused',
            actions: assign(({ event }) => trouble(event.output)),
          },
          {
            target: 'ready.failed',
            actions: assign(({ context, event }) => ({
              ...trouble(event.output),
              uncertainPhone: context.phone,
            })),
          },
        ],
        onError: {
          target: 'ready.failed',
          actions: [
            assign(({ context }) => ({ failure: 'protocol', uncertainPhone: context.phone })),
            { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    registered: { type: 'final' },
  },
});
