import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '../outcome/index.ts';
import type { LookUp, PlacedOrder } from '../orderFlow/index.ts';
import {
  type PendingOrder,
  type StockTicketEvent,
  type StockTicketInput,
  stockTicketMachine,
  ticketView,
} from './index.ts';

export const now = 1_800_000_000_000;

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

export const timedOut = { kind: 'failed', failure: 'timeout' } as const;
export const absent: LookUp = { kind: 'done', value: null };

/** A ticket on a clock that stands until told, with every effect written down. */
export function openTicket(change: Partial<StockTicketInput> = {}) {
  const clock = new SimulatedClock();
  const time = () => now + clock.now();
  const calls: string[] = [];
  const placed: PendingOrder[] = [];
  const placing: ((outcome: Outcome<PlacedOrder>) => void)[] = [];
  const looks: { at: number; settle: (outcome: LookUp) => void }[] = [];
  let keys = 0;
  const machine = stockTicketMachine.provide({
    actors: {
      placeOrder: fromPromise<Outcome<PlacedOrder>, PendingOrder>(({ input: order }) => {
        calls.push(`place ${order.key}`);
        placed.push(order);
        return new Promise((resolve) => {
          placing.push(resolve);
        });
      }),
      lookUp: fromPromise<LookUp, PendingOrder>(({ input: order }) => {
        calls.push(`look ${order.key}`);
        return new Promise((settle) => {
          looks.push({ at: clock.now(), settle });
        });
      }),
    },
    actions: {
      persistPending: (_, { order }) => {
        calls.push(`persist ${order.key}`);
      },
      clearPending: () => {
        calls.push('clear');
      },
      refreshPrice: () => {
        calls.push('refresh');
      },
      accountChanged: () => {
        calls.push('account');
      },
      reportDefect: () => {
        calls.push('defect');
      },
    },
  });
  const makeKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const actor = createActor(machine, {
    clock,
    input: { ...input, now: time, makeKey, ...change },
  }).start();
  return {
    calls,
    placed,
    looks,
    view: () => ticketView(actor.getSnapshot()),
    send: (...events: StockTicketEvent[]) => {
      for (const event of events) actor.send(event);
    },
    price: (price: string) => actor.send({ type: 'PRICE', price, readAt: time() }),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    /** Settles the latest call of placing, and lets the machine hear of it. */
    answer: async (outcome: Outcome<PlacedOrder>) => {
      placing.at(-1)?.(outcome);
      await settled();
    },
    answerLook: async (outcome: LookUp) => {
      looks.at(-1)?.settle(outcome);
      await settled();
    },
  };
}

/** A ticket for ten shares, under review. */
export function reviewTicket(change: Partial<StockTicketInput> = {}) {
  const ticket = openTicket({ quantityText: '10', ...change });
  ticket.send({ type: 'REVIEW' });
  return ticket;
}

/** Lets the promises in flight arrive: more turns than any chain of theirs is long. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
