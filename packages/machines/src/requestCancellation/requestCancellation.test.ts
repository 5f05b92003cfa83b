import { describe, expect, it } from 'vitest';
import { moneyReceipt, openFlow } from '../orderFlow/flow.fixture.ts';
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

function open(change: Partial<CancellationFacts> = {}) {
  return openFlow(requestCancellationMachine, cancellationView, {
    facts: { request, stage: 'pending', balance: '24750.00', ...change },
  });
}

describe('request cancellation', () => {
  it.each([
    [{}, '25000.00'],
    [{ request: { ...request, returned: '0.00' } }, '24750.00'],
    [{ request: { ...request, returned: null } }, null],
    [{ balance: null }, null],
  ])('request cancellation with %o shows the balance %s', (change, balanceAfter) => {
    expect(open(change).view()).toMatchObject({ reviewObstacle: null, balanceAfter });
  });

  it.each([
    [{ request: null }, 'request-unknown'],
    [{ stage: null }, 'request-unknown'],
    [{ stage: 'ended' }, 'request-ended'],
    [{ stage: 'cancelled' }, 'request-cancelled'],
  ] as const)('request cancellation with %o has the obstacle %s', (change, reviewObstacle) => {
    expect(open(change).view().reviewObstacle).toBe(reviewObstacle);
  });

  it('cancels the request, and keeps the receipt when the lists change', async () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    expect(flow.placings).toMatchObject([{ order: { terms: request }, code: null }]);
    const placed = moneyReceipt('W-1', '250.00');
    await flow.answer({ kind: 'done', value: placed });
    flow.send({ type: 'FACTS', facts: { request: null, stage: 'cancelled' } });
    expect(flow.view()).toMatchObject({ phase: 'done', terms: request, placed });
  });

  it('request cancellation is blocked when the request ends during the review', () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { stage: 'ended' } });
    const review = { confirmObstacle: 'request-ended' };
    expect(flow.view()).toMatchObject({ review, terms: request });
    flow.send({ type: 'CONFIRM' });
    expect(flow.placings).toEqual([]);
  });
});
