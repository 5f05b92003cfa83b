import { describe, expect, it } from 'vitest';
import { openFlow } from '../orderFlow/flow.fixture.ts';
import type { PlacedOrder } from '../orderFlow/types.ts';
import { type LoanOffer, loanRequestMachine, loanRequestView } from './loanRequest.ts';

const offer: LoanOffer = { remaining: '10000.00', rate: '12', days: 30, fee: '2' };
const taken: PlacedOrder = {
  orderNumber: 'L-1',
  price: null,
  quantity: null,
  fee: null,
  total: '500',
};

function open(change: LoanOffer | null = offer) {
  return openFlow(loanRequestMachine, loanRequestView, { facts: { offer: change } });
}

const typed = (text: string) => ({ type: 'AMOUNT', text }) as const;

describe('loan request', () => {
  it('shows what the loan costs and what is to be paid back', () => {
    const flow = open();
    expect(flow.view()).toMatchObject({ reviewObstacle: 'problems', problems: [], cost: null });
    flow.edit(typed('500'));
    // 500 × 0.12 × 30 ÷ 365 = 4.93
    expect(flow.view()).toMatchObject({
      reviewObstacle: null,
      amount: '500',
      cost: '4.93',
      repayment: '504.93',
      // 500 × 2 %; 504.93 ÷ 490 over 30 days, by the year
      fee: '10.00',
      annualCost: '44.1',
      needsCode: false,
    });
  });

  it('can be asked for where the cost is not known, which stays unknown', () => {
    const flow = open({ ...offer, rate: null });
    flow.edit(typed('500'));
    flow.send({ type: 'REVIEW' });
    expect(flow.view()).toMatchObject({
      phase: 'reviewing',
      cost: null,
      repayment: null,
      annualCost: null,
    });
  });

  it('waits to know what may be borrowed', () => {
    const flow = open(null);
    flow.edit(typed('500'));
    expect(flow.view()).toMatchObject({ reviewObstacle: 'loan-unknown', amount: '500' });
    flow.send({ type: 'FACTS', facts: { offer } });
    expect(flow.view().reviewObstacle).toBeNull();
  });

  it('says the minimum when an amount has stood, and what is left at once', () => {
    const flow = open();
    flow.edit(typed('499'));
    expect(flow.view().problems).toEqual([]);
    flow.wait(3000);
    expect(flow.view().problems).toMatchObject([{ code: 'loan-below-minimum' }]);
    flow.edit(typed('10001'));
    expect(flow.view().problems).toEqual([
      { code: 'loan-above-limit', field: 'amount', values: { max: '10000.00' } },
    ]);
  });

  it('is asked for once, at the cost that was reviewed', async () => {
    const flow = open();
    flow.edit(typed('500'));
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { offer: { ...offer, rate: '24' } } });
    expect(flow.view().review).toMatchObject({
      confirmObstacle: 'terms-moved',
      offered: { rate: '24' },
    });
    flow.send({ type: 'ACCEPT', terms: { amount: '500', rate: '24', days: 30, fee: '2' } });
    // 500 × 0.24 × 30 ÷ 365 = 9.86
    expect(flow.view()).toMatchObject({ cost: '9.86' });
    flow.send({ type: 'CONFIRM' }, { type: 'CONFIRM' });
    await flow.answer({ kind: 'done', value: taken });
    expect(flow.calls).toEqual(['persist key-1', 'place key-1', 'clear', 'account']);
    expect(flow.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'L-1' } });
  });
});
