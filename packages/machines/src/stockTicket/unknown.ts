import { assign } from 'xstate';
import { isDone, type Outcome, valueOf } from '../outcome/index.ts';
import { pendingOrder } from './changes.ts';
import { ticketSetup } from './ticketSetup.ts';
import type { PlacedOrder } from './types.ts';

/**
 * Nobody knows yet what became of the order: it is looked for with growing pauses, none of them spent
 * while offline. Then the customer decides. The order is never called failed and never sent again.
 */
export const unknown = ticketSetup.createStateConfig({
  initial: 'reconciling',
  on: {
    LOOK_AGAIN: '.reconciling',
    EDIT_ANYWAY: {
      target: 'editing',
      actions: [assign({ order: null, failure: null, earlierUnknown: true }), 'clearPending'],
    },
  },
  states: {
    reconciling: {
      entry: 'startLooking',
      initial: 'waiting',
      // While the looks go on there is nothing to decide.
      on: { LOOK_AGAIN: undefined, EDIT_ANYWAY: undefined },
      states: {
        waiting: {
          after: { lookUpPause: { guard: 'isOnline', target: 'looking' } },
          on: { ONLINE: { target: 'looking', actions: assign({ online: true }) } },
        },
        looking: {
          entry: 'countLook',
          invoke: {
            src: 'lookUp',
            input: ({ context }) => pendingOrder(context),
            onDone: [
              {
                guard: ({ event }) => isFound(event.output),
                target: '#stockTicket.done',
                actions: [
                  {
                    type: 'takePlaced',
                    params: ({ event }) => ({ placed: valueOf(event.output) }),
                  },
                  'clearPending',
                  'accountChanged',
                ],
              },
              { guard: 'hasLooksLeft', target: 'waiting' },
              {
                guard: ({ event }) => isDone(event.output),
                target: '#stockTicket.unknown.notFound',
              },
              { target: '#stockTicket.unknown.unreachable' },
            ],
            onError: {
              target: '#stockTicket.unknown.unreachable',
              actions: { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    /** Looked for in vain; it may still arrive. */
    notFound: {},
    /** Could not be looked for. */
    unreachable: {},
  },
});

function isFound(outcome: Outcome<PlacedOrder | null>): boolean {
  return outcome.kind === 'done' && outcome.value !== null;
}
