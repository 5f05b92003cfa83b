import { assign } from 'xstate';
import { pendingOrder } from '../orderFlow/index.ts';
import { priceAccepted } from './changes.ts';
import { ticketSetup } from './ticketSetup.ts';

/** The customer reads: confirmed while the reviewed price still stands, and not otherwise. */
export const reviewing = ticketSetup.createStateConfig({
  initial: 'steady',
  on: {
    BACK: { target: 'editing', actions: assign({ refusal: null }) },
  },
  states: {
    steady: {
      always: [
        { guard: 'isAged', target: 'waitingForPrice' },
        { guard: 'hasMoved', target: 'priceMoved' },
      ],
      on: {
        CONFIRM: [
          {
            guard: 'canConfirm',
            target: '#stockTicket.submitting',
            actions: [
              'confirm',
              {
                type: 'persistPending',
                params: ({ context }) => ({ order: pendingOrder(context) }),
              },
            ],
          },
          { actions: 'noteAge' },
        ],
      },
    },
    priceMoved: {
      always: { guard: 'isAged', target: 'waitingForPrice' },
      on: {
        ACCEPT_PRICE: {
          target: 'steady',
          actions: assign(({ context, event }) => priceAccepted(context, event.price)),
        },
      },
    },
    waitingForPrice: {
      always: { guard: 'isFresh', target: 'steady' },
    },
  },
});
