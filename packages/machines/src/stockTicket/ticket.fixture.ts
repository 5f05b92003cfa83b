import { createActor } from 'xstate';
import { now, recordEffects } from '../orderFlow/effects.fixture.ts';
import type { PlacedOrder } from '../orderFlow/index.ts';
import {
  type PendingOrder,
  type StockTicketEvent,
  type StockTicketInput,
  stockTicketMachine,
  ticketView,
} from './index.ts';

export { absent, now, timedOut, twoAtATime } from '../orderFlow/effects.fixture.ts';

export const input: StockTicketInput = {
  symbol: 'ACME',
  now: () => now,
  makeKey: () => 'key',
  price: { price: '100.00', readAt: now },
  balance: '25000.00',
};

export const pending: PendingOrder = {
  key: 'kept',
  symbol: 'ACME',
  side: 'buy',
  quantity: 10,
  price: '100.00',
  lot: null,
  confirmedAt: now - 60_000,
};

export const receipt: PlacedOrder = {
  orderNumber: 'A-1',
  price: '100.00',
  quantity: 10,
  fee: '0.30',
  total: '1000.30',
};

/** A ticket on a clock that stands until told, with every effect written down. */
export function openTicket(change: Partial<StockTicketInput> = {}) {
  const {
    clock,
    calls,
    history,
    placings,
    looks,
    time,
    makeKey,
    note,
    effects,
    answer,
    answerLook,
  } = recordEffects<PendingOrder, PendingOrder>((order) => order);
  const machine = stockTicketMachine.provide({
    actors: effects.actors,
    actions: { ...effects.actions, refreshPrice: note('refresh') },
  });
  const actor = createActor(machine, {
    clock,
    input: { ...input, now: time, makeKey, ...change },
  }).start();
  return {
    calls,
    history,
    placed: placings,
    looks,
    view: () => ticketView(actor.getSnapshot()),
    send: (...events: StockTicketEvent[]) => {
      for (const event of events) actor.send(event);
    },
    price: (price: string) => actor.send({ type: 'PRICE', price, readAt: time() }),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    answer,
    answerLook,
  };
}

/** A ticket for ten shares, under review. */
export function reviewTicket(change: Partial<StockTicketInput> = {}) {
  const ticket = openTicket({ quantityText: '10', ...change });
  ticket.send({ type: 'REVIEW' });
  return ticket;
}
