import { checkCard, readCard } from '@corro/domain';
import { assign } from 'xstate';
import { isDone, isRefused } from '../outcome/index.ts';
import { cardFormSetup, quiet, sentOf } from './cardFormSetup.ts';

/**
 * Adding a card or changing one (spec §2, §5): the form is checked, sent once, and stays for
 * correction when it is refused. A call that did not come back may have kept the card all the same,
 * so the list is read before anything is said.
 */
export const cardFormMachine = cardFormSetup.createMachine({
  id: 'cardForm',
  context: ({ input: { cardId } }) => ({ ...quiet, cardId, sent: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        EDIT: { actions: { type: 'forgive', params: ({ event }) => event } },
        LEAVE: [
          // Who passes by a field has done nothing wrong yet.
          { guard: { type: 'isEmpty', params: ({ event }) => event } },
          { actions: { type: 'judge', params: ({ event }) => event } },
        ],
        SUBMIT: [
          {
            guard: { type: 'isFilledIn', params: ({ event }) => event },
            target: 'submitting',
            actions: assign(({ event }) => ({ ...quiet, sent: readCard(event.input) })),
          },
          {
            actions: assign(({ event }) => ({ ...quiet, problems: checkCard(event.input) })),
          },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'saveCard',
        input: ({ context }) => sentOf(context),
        onDone: [
          { guard: ({ event }) => isDone(event.output), target: 'saved' },
          {
            guard: ({ event }) => isRefused(event.output),
            target: 'editing',
            actions: { type: 'takeTrouble', params: ({ event }) => event.output },
          },
          {
            target: 'lookingUp',
            actions: { type: 'takeTrouble', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'lookingUp',
          actions: [
            assign({ failure: 'protocol' }),
            { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    lookingUp: {
      invoke: {
        src: 'findCard',
        input: ({ context }) => sentOf(context),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'done' && output.value,
            target: 'saved',
          },
          { target: 'editing' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    saved: { type: 'final' },
  },
});
