import { createTestApi, type Script } from '@corro/testing';
import { createActor } from 'xstate';
import { createStorage, type SafeStorage } from '../../../app/storage/storage.ts';
import { provideOrderEffects } from '../../../flows/orders/flowEffects.ts';
import { readPendingOrder } from '../../../flows/orders/persistedOrders.ts';
import { ticketFlow } from './ticketFlow.ts';

export const symbol = 'NVLO';
export const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';
export const buyRoute = 'POST /stock/success/deal/buy';
export const sellRoute = 'POST /stock/success/deal/sell';
export const listRoute = 'POST /stock/success/deal/list';

/** A store that keeps nothing beyond the test. */
export function emptyStorage(): SafeStorage {
  return createStorage(() => {
    throw new Error('A test keeps nothing on the machine.');
  });
}

const flow = ticketFlow(symbol);

/** The order of the ticket whose end is not known. */
export function pendingIn(storage: SafeStorage) {
  return readPendingOrder(storage, flow);
}

/** The ticket as the screen runs it, on a scripted upstream and a fake clock. */
export function openTicket(scripts: Record<string, Script>, storage = emptyStorage()) {
  const { api, upstream, clock } = createTestApi(scripts, { readTries: 1 });
  const done: string[] = [];
  const price = { price: '128.40', readAt: clock.now() };
  const facts = { symbol, balance: '25000.00', price };
  const machine = provideOrderEffects(flow, {
    api,
    storage,
    codes: new Map(),
    refreshPrice: () => done.push('refresh'),
    accountChanged: () => done.push('account'),
  });
  const actor = createActor(machine, {
    clock,
    input: {
      now: () => clock.now(),
      makeKey: () => key,
      form: { quantityText: '10' },
      facts,
      pending: pendingIn(storage),
    },
  }).start();
  return {
    send: actor.send.bind(actor),
    view: () => flow.viewOf(actor.getSnapshot()),
    facts,
    upstream,
    clock,
    storage,
    done,
  };
}

/** Review and confirmation of ten shares. */
export function confirmed(scripts: Record<string, Script>) {
  const ticket = openTicket(scripts);
  ticket.send({ type: 'REVIEW' });
  ticket.send({ type: 'CONFIRM' });
  return ticket;
}
