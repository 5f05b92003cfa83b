import { isTooOldToTrade, priceFreshness } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects/index.ts';
import { type Outcome, trouble } from '../outcome/index.ts';
import { confirmedOrder, priceDisowned, priceRead } from './changes.ts';
import { confirmObstacle, reviewObstacle } from './terms.ts';
import {
  laterLookUpPauseMs,
  type LookUp,
  lookUpPausesMs,
  type PlacedOrder,
} from '../orderFlow/index.ts';
import type {
  PendingOrder,
  PriceReading,
  StockTicketContext,
  StockTicketEvent,
  StockTicketInput,
} from './types.ts';

const quiet = { refusal: null, failure: null } as const;

/**
 * The ticket's effects, supplied by `provide`:
 * - `placeOrder`: one call with the order's key; not aborted when the ticket is left;
 * - `lookUp`: asks what became of the order, as in every flow that places one;
 * - `persistPending`: keeps the order in storage, at once, before the call begins;
 * - `clearPending`: forgets it; `refreshPrice`: asks for a reading now;
 * - `accountChanged`: balance, positions and orders are to be read again;
 * - `reportDefect`: an effect rejected.
 * Where storage fails, persisting does nothing and does not throw.
 */
export const ticketSetup = setup({
  types: {} as {
    context: StockTicketContext;
    events: StockTicketEvent;
    input: StockTicketInput;
  },
  actors: {
    placeOrder: namedActor<Outcome<PlacedOrder>, PendingOrder>('placeOrder'),
    lookUp: namedActor<LookUp, PendingOrder>('lookUp'),
  },
  actions: {
    persistPending: namedAction<{ order: PendingOrder }>('persistPending'),
    clearPending: namedAction('clearPending'),
    refreshPrice: namedAction('refreshPrice'),
    accountChanged: namedAction('accountChanged'),
    reportDefect: rethrowDefect,
    takePrice: assign(({ context }, reading: PriceReading) => priceRead(context, reading)),
    confirm: assign(({ context }) => ({ ...quiet, order: confirmedOrder(context) })),
    takeTrouble: assign((_, outcome: Outcome<unknown>) => trouble(outcome)),
    takeDefect: assign({ failure: 'protocol' }),
    giveUp: assign({ order: null, failure: null, earlierUnknown: true }),
    goOnline: assign({ online: true }),
    disownPrice: assign(priceDisowned),
    startLooking: assign({ looks: 0 }),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    takePlaced: assign((_, { placed }: { placed: PlacedOrder | null }) => ({ placed })),
    noteAge: assign(({ context }) => ({ aged: context.aged || hasAged(context) })),
  },
  guards: {
    canReview: ({ context }) => reviewObstacle(context) === null && !hasAged(context),
    canConfirm: ({ context }) => confirmObstacle(context) === null && !hasAged(context),
    isAged: ({ context }) => context.aged,
    isFresh: ({ context }) => !context.aged,
    hasMoved: ({ context }) => context.moved,
    isPending: ({ context }) => context.order !== null,
    isOnline: ({ context }) => context.online,
    isCorrectable: (_, outcome: Outcome<unknown>) =>
      outcome.kind === 'refused' && outcome.code === 'price-changed',
    hasLooksLeft: ({ context }) => context.looks < lookUpPausesMs.length,
  },
  delays: {
    lookUpPause: ({ context }) => lookUpPausesMs[context.looks] ?? 0,
    laterLookUpPause: laterLookUpPauseMs,
    priceLife: ({ context: { price, now } }) =>
      price === null ? 0 : Math.max(0, price.readAt + priceFreshness.ticketMaxAgeMs + 1 - now()),
  },
});

/** Asked of the clock and not only of the timer, which sleeps with the device. */
function hasAged({ price, now }: StockTicketContext): boolean {
  return price !== null && isTooOldToTrade(price.readAt, now());
}
