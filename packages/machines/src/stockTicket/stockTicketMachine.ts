import { assign } from 'xstate';
import { pendingOrder, submitting, unknown } from '../orderFlow/index.ts';
import { emptyForm, initialContext, noReview } from './changes.ts';
import { reviewing } from './reviewing.ts';
import { ticketSetup } from './ticketSetup.ts';
import type { PendingOrder, StockTicketContext } from './types.ts';

const ageTimer = 'price-age';
const restartAgeTimer = [
  ticketSetup.cancel(ageTimer),
  ticketSetup.raise({ type: 'PRICE_AGED' }, { id: ageTimer, delay: 'priceLife' }),
];

/**
 * The stock ticket: editing, reviewing, submitting, and then done, refused, or unknown until the
 * order has been looked up. Prices, balance and the network are told by events at any time. Its
 * effects are named in `ticketSetup`.
 */
export const stockTicketMachine = ticketSetup.createMachine({
  id: 'stockTicket',
  context: ({ input }) => initialContext(input),
  entry: restartAgeTimer,
  initial: 'deciding',
  on: {
    PRICE: {
      actions: [{ type: 'takePrice', params: ({ event }) => event }, ...restartAgeTimer],
    },
    PRICE_AGED: { actions: 'noteAge' },
    BALANCE: { actions: assign(({ event }) => ({ balance: event.balance })) },
    ONLINE: { actions: 'goOnline' },
    OFFLINE: { actions: assign({ online: false }) },
  },
  states: {
    deciding: { always: [{ guard: 'isPending', target: 'unknown' }, { target: 'editing' }] },
    editing: {
      entry: assign(noReview),
      on: {
        SIDE: { actions: assign(({ event }) => ({ side: event.side, asked: false })) },
        MODE: { actions: assign(({ event }) => ({ mode: event.mode })) },
        QUANTITY: { actions: assign(({ event }) => ({ quantityText: event.text })) },
        LOT: { actions: assign(({ event }) => ({ lot: event.lot })) },
        REVIEW: [
          {
            guard: 'canReview',
            target: 'reviewing',
            actions: assign(({ context }) => ({ reviewed: context.price, asked: true })),
          },
          { actions: [assign({ asked: true }), 'noteAge'] },
        ],
      },
    },
    reviewing,
    submitting: submitting({ input: orderOf, correct: ['disownPrice', 'refreshPrice'] }),
    unknown: unknown('stockTicket', orderOf),
    refused: {
      on: {
        BACK: { target: 'editing', actions: assign({ order: null, refusal: null }) },
      },
    },
    done: {
      on: { NEW_ORDER: { target: 'editing', actions: assign(emptyForm) } },
    },
  },
});

function orderOf({ context }: { readonly context: StockTicketContext }): PendingOrder {
  return pendingOrder(context);
}
