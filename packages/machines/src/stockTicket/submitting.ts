import { assign } from 'xstate';
import { isDone, isRefused, type Outcome, valueOf } from '../outcome/index.ts';
import { pendingOrder } from './changes.ts';
import { ticketSetup } from './ticketSetup.ts';

/** The one call of an order. What is no clear yes or no leads to looking it up. */
export const submitting = ticketSetup.createStateConfig({
  invoke: {
    src: 'placeOrder',
    input: ({ context }) => pendingOrder(context),
    onDone: [
      {
        guard: ({ event }) => isDone(event.output),
        target: 'done',
        actions: [
          { type: 'takePlaced', params: ({ event }) => ({ placed: valueOf(event.output) }) },
          'clearPending',
          'accountChanged',
        ],
      },
      {
        guard: ({ event }) => isPriceChanged(event.output),
        target: 'reviewing.waitingForPrice',
        actions: [
          { type: 'takeTrouble', params: ({ event }) => event.output },
          'disownPrice',
          'clearPending',
          'refreshPrice',
        ],
      },
      {
        guard: ({ event }) => isRefused(event.output),
        target: 'refused',
        actions: [
          { type: 'takeTrouble', params: ({ event }) => event.output },
          'clearPending',
          'accountChanged',
        ],
      },
      {
        target: 'unknown',
        actions: { type: 'takeTrouble', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: 'unknown',
      actions: [
        assign({ failure: 'protocol' }),
        { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
});

function isPriceChanged(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.code === 'price-changed';
}
