import { describe, expect, it } from 'vitest';
import { openFlow } from '../orderFlow/flow.fixture.ts';
import type { PlacedOrder } from '../orderFlow/types.ts';
import {
  type CancellationFacts,
  cancellationView,
  requestCancellationMachine,
} from './requestCancellation.ts';

const request = {
  kind: 'withdrawal',
  orderNumber: 'W-1',
  amount: '250.00',
  returned: '250.00',
} as const;
const cancelled: PlacedOrder = {
  orderNumber: 'W-1',
  price: null,
  quantity: null,
  fee: null,
  total: '250.00',
};

function open(change: Partial<CancellationFacts> = {}) {
  return openFlow(requestCancellationMachine, cancellationView, {
    facts: { request, stage: 'pending', balance: '24750.00', ...change },
  });
}

describe('cancelling what is pending', () => {
  it.each([
    [{}, '25000.00'],
    [{ request: { ...request, returned: '0.00' } }, '24750.00'],
    [{ request: { ...request, returned: null } }, null],
    [{ balance: null }, null],
  ])('says what is had afterwards: %o', (change, balanceAfter) => {
    expect(open(change).view()).toMatchObject({ reviewObstacle: null, balanceAfter });
  });

  it.each([
    [{ request: null }, 'request-unknown'],
    [{ stage: null }, 'request-unknown'],
    [{ stage: 'ended' }, 'request-ended'],
    [{ stage: 'cancelled' }, 'request-cancelled'],
  ] as const)('cannot be reviewed: %o', (change, obstacle) => {
    const flow = open(change);
    flow.send({ type: 'REVIEW' });
    expect(flow.view()).toMatchObject({ phase: 'editing', reviewObstacle: obstacle });
  });

  it('cancels once', async () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'CONFIRM' }, { type: 'CONFIRM' });
    expect(flow.placings).toMatchObject([{ order: { terms: request }, code: null }]);
    await flow.answer({ kind: 'done', value: cancelled });
    expect(flow.calls).toEqual(['persist key-1', 'place key-1', 'clear', 'account']);
    // Meanwhile the lists say that it is cancelled: what was reviewed stays on the receipt.
    flow.send({ type: 'FACTS', facts: { request: null, stage: 'cancelled' } });
    expect(flow.view()).toMatchObject({ phase: 'done', terms: request, placed: cancelled });
  });

  it('is stopped where it comes to its end while one reads', () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { stage: 'ended' } });
    expect(flow.view()).toMatchObject({
      review: { confirmObstacle: 'request-ended' },
      terms: request,
    });
    flow.send({ type: 'CONFIRM' });
    expect(flow.placings).toEqual([]);
  });
});
