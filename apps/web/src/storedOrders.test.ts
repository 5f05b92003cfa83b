import type { OrderProgress } from '@corro/machines';
import { answer, createTestApi } from '@corro/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { storageInMemory } from './app/rendered.fixture.tsx';
import {
  type AppOrderFlow,
  offerFlow,
  fundFlow,
  ipoFlow,
  loanFlow,
  provideOrderEffects,
  readPendingOrder,
  rechargeFlow,
  repaymentFlow,
  ticketFlow,
  withdrawFlow,
} from './effects.ts';
import { storedOrders, type StoredOrder, storedTickets } from './storedOrders.fixture.ts';

function storing(text: string) {
  const storage = storageInMemory();
  storage.write('pending_orders', text);
  return storage;
}

/**
 * Opens a flow on a device that has stored an order; returns the phase, the order and the number of
 * its lookups.
 */
async function openedOn<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>(
  flow: AppOrderFlow<Form, Facts, Edit, Terms, View>,
  facts: Facts,
  { text, look }: StoredOrder,
): Promise<object> {
  const storage = storing(text);
  const { api, upstream, clock } = createTestApi({ [look]: answer.offline() }, { readTries: 1 });
  const pending = readPendingOrder(storage, flow);
  const machine = provideOrderEffects(flow, {
    api,
    storage,
    confirmations: new Map(),
    accountChanged: () => undefined,
  });
  const input = { now: () => clock.now(), makeKey: () => 'another', facts, pending };
  const actor = createActor(machine, { clock, input }).start();
  await clock.advance(0);
  const { phase, order } = flow.viewOf(actor.getSnapshot());
  actor.stop();
  return { phase, key: order?.key, at: order?.confirmedAt, looks: upstream.callsTo(look).length };
}

const lookedFor = {
  phase: 'reconciling',
  key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
  at: 1_795_187_400_000,
  looks: 1,
};

describe('the app looks up an order that an earlier build has stored', () => {
  const gone = { isGone: false, balance: null };
  const cashless = { cards: null, balance: null, minimum: null, heldSeconds: null };
  const debtless = { loan: null, isPaid: false, balance: null, owed: null };
  const ticket = { symbol: 'NVLO', price: null, balance: null };

  it.each(Object.entries(storedTickets))('stock ticket, %s', async (_, stored) => {
    expect(await openedOn(ticketFlow('NVLO'), ticket, stored)).toEqual(lookedFor);
  });

  it.each([
    [
      'block trade',
      () =>
        openedOn(
          offerFlow.block,
          { ...gone, hidesAmounts: false, offer: null },
          storedOrders.block,
        ),
    ],
    [
      'QIP',
      () =>
        openedOn(offerFlow.qip, { ...gone, hidesAmounts: false, offer: null }, storedOrders.qip),
    ],
    ['IPO', () => openedOn(ipoFlow, { ...gone, offering: null }, storedOrders.ipo)],
    ['fund', () => openedOn(fundFlow, { ...gone, fund: null }, storedOrders.fund)],
    ['recharge', () => openedOn(rechargeFlow, { balance: null }, storedOrders.recharge)],
    ['withdrawal', () => openedOn(withdrawFlow, cashless, storedOrders.withdraw)],
    ['loan', () => openedOn(loanFlow, { offer: null }, storedOrders.loan)],
    ['loan repayment', () => openedOn(repaymentFlow, debtless, storedOrders.repayment)],
  ] as const)('%s', async (_, open) => {
    expect(await open()).toEqual(lookedFor);
  });
});

/** A ticket's order, made invalid. */
function broken(change: object): string {
  const order = { symbol: 'NVLO', side: 'buy', quantity: 10, price: '128.40', lot: null };
  return JSON.stringify({ NVLO: { key: 'a', confirmedAt: 0, ...order, ...change } });
}

describe('a stored order', () => {
  const flows = [
    [offerFlow.qip, storedOrders.qip],
    [ipoFlow, storedOrders.ipo],
    [fundFlow, storedOrders.fund],
    [rechargeFlow, storedOrders.recharge],
    [withdrawFlow, storedOrders.withdraw],
    [loanFlow, storedOrders.loan],
    [repaymentFlow, storedOrders.repayment],
  ] as const;

  it.each(flows)('is not taken for an order of another flow: $name', ({ name, isTerms }) => {
    const read = flows.filter(([other, { text }]) => {
      const storage = storing(text.replace(other.name, name));
      return readPendingOrder<unknown>(storage, { name, isTerms }) !== null;
    });
    expect(read.map(([other]) => other.name)).toEqual([name]);
  });

  it('belongs to one instrument', () => {
    const { text } = storedTickets['terms of their own'];
    const storage = storing(text.replaceAll('NVLO', '__proto__'));
    expect(readPendingOrder(storage, ticketFlow('__proto__'))).not.toBeNull();
    expect(readPendingOrder(storage, ticketFlow('NVLO'))).toBeNull();
    expect(readPendingOrder(storage, ticketFlow('toString'))).toBeNull();
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"NVLO":7}',
    '{"NVLO":{"key":""}}',
    broken({ key: '' }),
    broken({ quantity: '10' }),
    broken({ side: 'sell' }),
    broken({ symbol: 'TEC' }),
    broken({ confirmedAt: '0' }),
    broken({ terms: 7 }),
  ])('is ignored if it is invalid: %s', (text) => {
    expect(readPendingOrder(storing(text), ticketFlow('NVLO'))).toBeNull();
  });
});
