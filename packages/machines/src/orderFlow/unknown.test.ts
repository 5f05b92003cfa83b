import { describe, expect, it } from 'vitest';
import { refusedCall, timedOut } from '../calls.fixture.ts';
import { openTicket, pendingOrder, receipt, reviewTicket } from '../stockTicket/ticket.fixture.ts';
import { absent, now } from './flow.fixture.ts';

describe('an order with an unknown outcome', () => {
  it.each(['timeout', 'network', 'protocol'] as const)(
    'is looked up by its key after a %s',
    async (failure) => {
      const ticket = reviewTicket();
      ticket.send({ type: 'CONFIRM' });
      await ticket.answer({ kind: 'failed', failure });
      expect(ticket.view()).toMatchObject({ phase: 'reconciling', failure });
      ticket.wait(0);
      expect(ticket.calls.slice(2)).toEqual(['reconcile key-1']);
    },
  );

  it('is reconciled after a reload and not placed again', async () => {
    const ticket = openTicket({ pending: pendingOrder });
    ticket.wait(0);
    expect(ticket.view()).toMatchObject({ phase: 'reconciling', order: pendingOrder });
    await ticket.answerReconcile({ kind: 'done', value: receipt });
    expect(ticket.view()).toMatchObject({ phase: 'done', placed: receipt });
    expect(ticket.calls).toEqual(['reconcile stored', 'clear', 'account']);
  });

  it('is refused where the server says that it failed', async () => {
    const ticket = openTicket({ pending: pendingOrder });
    ticket.wait(0);
    const failed = refusedCall('order-expired');
    await ticket.answerReconcile({ kind: 'done', value: { failed } });
    const view = { phase: 'refused', refusal: failed, failure: null, placed: null };
    expect(ticket.view()).toMatchObject(view);
    expect(ticket.calls).toEqual(['reconcile stored', 'clear', 'account']);
    ticket.send({ type: 'BACK' });
    expect(ticket.view()).toMatchObject({ phase: 'editing', refusal: null });
  });

  it('has six attempts with growing pauses that never overlap', async () => {
    const ticket = openTicket({ pending: pendingOrder });
    ticket.wait(0);
    ticket.wait(60_000);
    expect(ticket.reconciledAt).toEqual([0]);
    await ticket.answerReconcile(absent);
    ticket.wait(999);
    expect(ticket.reconciledAt).toHaveLength(1);
    ticket.wait(1);
    expect(ticket.reconciledAt).toHaveLength(2);

    const other = openTicket({ pending: pendingOrder });
    await other.answerRound(absent);
    other.wait(600_000);
    expect(other.reconciledAt).toEqual([0, 1000, 3000, 7000, 15_000, 31_000]);
    expect(other.view().phase).toBe('notFound');
  });

  it('can be reconciled again if it is not found', async () => {
    const ticket = openTicket({ pending: pendingOrder });
    await ticket.answerRound(absent);
    expect(ticket.calls).not.toContain('clear');
    ticket.send({ type: 'RECONCILE_AGAIN' });
    ticket.wait(0);
    await ticket.answerReconcile({ kind: 'done', value: receipt });
    expect(ticket.view().phase).toBe('done');
  });

  it('can be abandoned if it is not found, with a warning until the next order', async () => {
    const ticket = reviewTicket();
    expect(ticket.view().warnsOfEarlierOrder).toBe(false);
    ticket.send({ type: 'CONFIRM' });
    await ticket.answer(timedOut);
    await ticket.answerRound(absent);
    ticket.send({ type: 'EDIT_ANYWAY' });
    const editing = { phase: 'editing', order: null, warnsOfEarlierOrder: true };
    expect(ticket.view()).toMatchObject(editing);
    expect(ticket.calls.at(-1)).toBe('clear');
    ticket.price('100.00');
    ticket.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    await ticket.answer({ kind: 'done', value: receipt });
    ticket.send({ type: 'NEW_ORDER' });
    expect(ticket.view()).toMatchObject({
      phase: 'editing',
      quantityText: '',
      problems: [],
      warnsOfEarlierOrder: false,
    });
  });

  it('keeps reconciling while no attempt is answered', async () => {
    const ticket = openTicket({ pending: pendingOrder });
    await ticket.answerRound(timedOut);
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view()).toMatchObject({ phase: 'unreachable', order: pendingOrder });
    for (const attempts of [7, 8]) {
      ticket.wait(16_000);
      expect(ticket.reconciledAt).toHaveLength(attempts);
      await ticket.answerReconcile(timedOut);
    }
    ticket.wait(16_000);
    await ticket.answerReconcile(absent);
    expect(ticket.view().phase).toBe('notFound');
  });

  const dayMs = 86_400_000;

  it('can be abandoned after a day in which no attempt was answered, and not earlier', async () => {
    const ticket = openTicket({
      pending: { ...pendingOrder, confirmedAt: now - dayMs + 60_000 },
    });
    await ticket.answerRound(timedOut);
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view()).toMatchObject({ phase: 'unreachable', canAbandon: false });
    for (const _ of [1, 2]) {
      ticket.wait(16_000);
      await ticket.answerReconcile(timedOut);
    }
    expect(ticket.view()).toMatchObject({ phase: 'unreachable', canAbandon: true });
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view()).toMatchObject({
      phase: 'editing',
      order: null,
      canAbandon: false,
      warnsOfEarlierOrder: true,
    });
    expect(ticket.calls.at(-1)).toBe('clear');
    expect(ticket.calls).not.toContain('place stored');
  });

  it.each([
    ['confirmed long ago', now - 30 * dayMs, true],
    ['confirmed an hour ago', now - 3_600_000, false],
    ['confirmed in the future by a wrong clock', now + 30 * dayMs, false],
  ])('looks up an order %s first after a reload', async (_, confirmedAt, canAbandon) => {
    const ticket = openTicket({ pending: { ...pendingOrder, confirmedAt } });
    expect(ticket.view()).toMatchObject({ phase: 'reconciling', canAbandon: false });
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view().phase).toBe('reconciling');
    await ticket.answerRound(timedOut);
    expect(ticket.view()).toMatchObject({ phase: 'unreachable', canAbandon });
    ticket.wait(16_000);
    await ticket.answerReconcile({ kind: 'done', value: receipt });
    expect(ticket.view()).toMatchObject({ phase: 'done', canAbandon: false });
  });

  it('ignores the customer while reconciling', () => {
    const ticket = openTicket({ pending: pendingOrder });
    ticket.send({ type: 'EDIT_ANYWAY' }, { type: 'RECONCILE_AGAIN' }, { type: 'BACK' });
    ticket.wait(0);
    expect(ticket.view().phase).toBe('reconciling');
    expect(ticket.reconciledAt).toHaveLength(1);
  });

  it('is not reconciled offline, and at once when online again', async () => {
    const started = openTicket({ pending: pendingOrder, isOnline: false });
    started.wait(60_000);
    expect(started.reconciledAt).toEqual([]);
    started.send({ type: 'ONLINE' });
    expect(started.reconciledAt).toHaveLength(1);

    const unreachable = openTicket({ pending: pendingOrder });
    await unreachable.answerRound(timedOut);
    unreachable.send({ type: 'OFFLINE' });
    unreachable.wait(600_000);
    expect(unreachable.reconciledAt).toHaveLength(6);
    unreachable.send({ type: 'ONLINE' });
    expect(unreachable.reconciledAt).toHaveLength(7);
  });

  const row = { orderNumber: 'A-9', createdAt: 1, quantity: 10, price: '100.00', total: null };

  it.each([
    ['at once where orders are listed', [row], 1],
    ['after all attempts where none is listed', [], 6],
  ])('is compared by the customer without keys, %s', async (_, listed, attempts) => {
    const ticket = openTicket({ pending: pendingOrder });
    await ticket.answerRound({ kind: 'done', value: { listed } });
    expect(ticket.reconciledAt).toHaveLength(attempts);
    expect(ticket.view()).toMatchObject({
      phase: 'unidentified',
      listedOrders: listed,
      placed: null,
    });
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view()).toMatchObject({
      phase: 'editing',
      listedOrders: [],
      warnsOfEarlierOrder: true,
    });
  });
});
