import { describe, expect, it } from 'vitest';
import { absent, openTicket, pending, receipt } from './ticket.fixture.ts';

const failed = { kind: 'failed', failure: 'network' } as const;

/** Answers every attempt of a round alike. */
async function lookInVain(
  ticket: ReturnType<typeof openTicket>,
  outcome: typeof absent | typeof failed,
) {
  for (const pause of [0, 1000, 2000, 4000, 8000, 16_000]) {
    ticket.wait(pause);
    await ticket.answerReconcile(outcome);
  }
}

describe('stock ticket, unknown', () => {
  it('begins with the order that a reload interrupted, and calls nothing twice', async () => {
    const ticket = openTicket({ pending });
    ticket.wait(0);
    expect(ticket.view()).toMatchObject({ phase: 'reconciling', order: pending });
    expect(ticket.calls).toEqual(['reconcile kept']);
    await ticket.answerReconcile({ kind: 'done', value: receipt });
    expect(ticket.view()).toMatchObject({ phase: 'done', placed: receipt });
    expect(ticket.calls).toEqual(['reconcile kept', 'clear', 'account']);
    expect(ticket.placed()).toEqual([]);
  });

  it('makes six attempts with growing pauses that never overlap', async () => {
    const ticket = openTicket({ pending });
    ticket.wait(0);
    ticket.wait(60_000);
    expect(ticket.reconciliations).toHaveLength(1);
    await ticket.answerReconcile(absent);
    ticket.wait(999);
    expect(ticket.reconciliations).toHaveLength(1);
    ticket.wait(1);
    expect(ticket.reconciliations).toHaveLength(2);
    const other = openTicket({ pending });
    await lookInVain(other, absent);
    other.wait(600_000);
    expect(other.reconciliations.map(({ at }) => at)).toEqual([
      0, 1000, 3000, 7000, 15_000, 31_000,
    ]);
    expect(other.view().phase).toBe('notFound');
  });

  it('keeps the order while not found, so that the customer may reconcile again', async () => {
    const ticket = openTicket({ pending });
    await lookInVain(ticket, absent);
    expect(ticket.calls).not.toContain('clear');
    ticket.send({ type: 'RECONCILE_AGAIN' });
    ticket.wait(0);
    await ticket.answerReconcile({ kind: 'done', value: receipt });
    expect(ticket.view().phase).toBe('done');
  });

  it('goes on editing with a warning', async () => {
    const ticket = openTicket({ pending });
    await lookInVain(ticket, absent);
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view()).toMatchObject({
      phase: 'editing',
      order: null,
      warnOfEarlierOrder: true,
    });
    expect(ticket.calls.at(-1)).toBe('clear');
  });

  it('does not say "not found" when no attempt was answered, and goes on', async () => {
    const ticket = openTicket({ pending });
    await lookInVain(ticket, failed);
    expect(ticket.view().phase).toBe('unreachable');
    for (const count of [7, 8, 9]) {
      ticket.wait(16_000);
      expect(ticket.reconciliations).toHaveLength(count);
      await ticket.answerReconcile(failed);
    }
    ticket.wait(16_000);
    await ticket.answerReconcile({ kind: 'done', value: receipt });
    expect(ticket.view()).toMatchObject({ phase: 'done', placed: receipt });
  });

  it('cannot be left while no attempt was answered, and can once the order is not found', async () => {
    const ticket = openTicket({ pending });
    await lookInVain(ticket, failed);
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view()).toMatchObject({ phase: 'unreachable', order: pending });
    ticket.wait(16_000);
    await ticket.answerReconcile(absent);
    expect(ticket.view().phase).toBe('notFound');
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view().phase).toBe('editing');
  });

  it('says that the order can no longer happen where the server says so', async () => {
    const ticket = openTicket({ pending });
    ticket.wait(0);
    const expired = { kind: 'refused', code: 'order-expired', values: {} } as const;
    await ticket.answerReconcile({ kind: 'done', value: { failed: expired } });
    expect(ticket.view()).toMatchObject({ phase: 'refused', refusal: expired });
    expect(ticket.calls).toEqual(['reconcile kept', 'clear', 'account']);
  });

  it('reconciles at once when online again, however long it was unreachable', async () => {
    const ticket = openTicket({ pending });
    await lookInVain(ticket, failed);
    ticket.send({ type: 'OFFLINE' });
    ticket.wait(600_000);
    expect(ticket.reconciliations).toHaveLength(6);
    ticket.send({ type: 'ONLINE' });
    expect(ticket.reconciliations).toHaveLength(7);
  });

  it('cannot be left while reconciling', () => {
    const ticket = openTicket({ pending });
    ticket.send({ type: 'EDIT_ANYWAY' }, { type: 'RECONCILE_AGAIN' }, { type: 'BACK' });
    ticket.wait(0);
    expect(ticket.view().phase).toBe('reconciling');
    expect(ticket.reconciliations).toHaveLength(1);
  });

  it('makes no attempt while offline, and one at once when online again', () => {
    const ticket = openTicket({ pending, online: false });
    ticket.wait(60_000);
    expect(ticket.reconciliations).toEqual([]);
    ticket.send({ type: 'ONLINE' });
    expect(ticket.reconciliations).toHaveLength(1);
  });
});
