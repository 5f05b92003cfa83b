import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { stockTicketMachine, ticketView } from './stockTicket.ts';
import { accept, facts, now, receipt, reviewTicket, timedOut } from './ticket.fixture.ts';

const confirm = { type: 'CONFIRM' } as const;

describe('stock ticket, submitting', () => {
  it('makes one call of two confirmations, with the order kept before it', async () => {
    const ticket = reviewTicket();
    ticket.send(confirm, confirm);
    expect(ticket.calls).toEqual(['persist key-1', 'place key-1']);
    expect(ticket.placed()).toEqual([
      {
        key: 'key-1',
        symbol: 'ACME',
        side: 'buy',
        quantity: 10,
        price: '100.00',
        lots: [],
        confirmedAt: now,
      },
    ]);
    await ticket.answer({ kind: 'done', value: receipt });
    ticket.send(confirm, { type: 'BACK' }, { type: 'REVIEW' });
    expect(ticket.calls.slice(2)).toEqual(['clear', 'account']);
    expect(ticket.view()).toMatchObject({ phase: 'done', placed: receipt });
  });

  it('begins the next order with an empty form and a key of its own', async () => {
    const ticket = reviewTicket();
    ticket.send(confirm);
    await ticket.answer({ kind: 'done', value: receipt });
    ticket.send({ type: 'NEW_ORDER' });
    expect(ticket.view()).toMatchObject({ phase: 'editing', quantityText: '', order: null });
    ticket.send(
      { type: 'EDIT', edit: { type: 'QUANTITY', text: '1' } },
      { type: 'REVIEW' },
      confirm,
    );
    expect(ticket.placed().map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('keeps the form when refused, and says the code', async () => {
    const ticket = reviewTicket();
    ticket.send(confirm);
    await ticket.answer({ kind: 'refused', code: 'insufficient-funds', values: {} });
    expect(ticket.view()).toMatchObject({
      phase: 'refused',
      refusal: { code: 'insufficient-funds' },
    });
    expect(ticket.calls.slice(2)).toEqual(['clear', 'account']);
    ticket.send({ type: 'BACK' });
    expect(ticket.view()).toMatchObject({ phase: 'editing', quantityText: '10', refusal: null });
  });

  it('goes back to the review when the price has changed, to be accepted once known', async () => {
    const ticket = reviewTicket();
    ticket.send(confirm);
    await ticket.answer({ kind: 'refused', code: 'price-changed', values: {} });
    expect(ticket.calls.slice(2)).toEqual(['clear', 'refresh']);
    expect(ticket.view()).toMatchObject({
      phase: 'reviewing',
      refusal: { code: 'price-changed' },
      review: { confirmObstacle: 'price-too-old' },
    });
    // Even a price within 0.5 % of the old one is accepted again.
    ticket.price('100.20');
    ticket.send(confirm);
    expect(ticket.placed()).toHaveLength(1);
    expect(ticket.review()?.offered).toMatchObject({ price: '100.20' });
    ticket.send(accept('100.20'), confirm);
    expect(ticket.placed()).toMatchObject([
      { key: 'key-1', price: '100.00' },
      { key: 'key-2', price: '100.20' },
    ]);
  });

  it('sells the lot under its order number', () => {
    const lot = { orderNumber: 'L1', quantity: 7, costPrice: '90.00' };
    const ticket = reviewTicket({ side: 'sell' });
    ticket.send({ type: 'EDIT', edit: { type: 'LOT', lot } }, { type: 'REVIEW' }, confirm);
    expect(ticket.placed()).toMatchObject([
      { side: 'sell', quantity: 7, price: '100.00', lots: [lot] },
    ]);
  });

  it.each(['timeout', 'network', 'protocol'] as const)(
    'never calls a %s failed: it is looked up under the same key',
    async (failure) => {
      const ticket = reviewTicket();
      ticket.send(confirm);
      await ticket.answer({ ...timedOut, failure });
      expect(ticket.view()).toMatchObject({ phase: 'reconciling', failure });
      ticket.wait(0);
      expect(ticket.calls.slice(2)).toEqual(['reconcile key-1']);
    },
  );

  it('takes a defect of the call for not knowing, and reports it', async () => {
    const defects: unknown[] = [];
    const machine = stockTicketMachine.provide({
      actions: {
        persistPending: () => undefined,
        reportDefect: (_, { error }) => {
          defects.push(error);
        },
      },
    });
    const input = { now: () => now, makeKey: () => 'key', facts, form: { quantityText: '10' } };
    const actor = createActor(machine, { input }).start();
    actor.send({ type: 'REVIEW' });
    actor.send(confirm);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(ticketView(actor.getSnapshot())).toMatchObject({
      phase: 'reconciling',
      failure: 'protocol',
    });
    expect(defects).toMatchObject([{ message: 'Effect not provided: placeOrder' }]);
    actor.stop();
  });
});
