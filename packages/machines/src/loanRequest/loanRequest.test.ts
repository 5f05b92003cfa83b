import { describe, expect, it } from 'vitest';
import { moneyReceipt, openFlow } from '../orderFlow/flow.fixture.ts';
import { type LoanOffer, loanRequestMachine, loanRequestView } from './loanRequest.ts';

const offer: LoanOffer = { remaining: '10000.00', rate: '12', days: 30, fee: '2' };
const typed = (text: string) => ({ type: 'AMOUNT', text }) as const;

function open(change: LoanOffer | null = offer) {
  return openFlow(loanRequestMachine, loanRequestView, { facts: { offer: change } });
}

describe('loan request', () => {
  it('shows cost and repayment of a valid amount', () => {
    const flow = open();
    expect(flow.view()).toMatchObject({ reviewObstacle: 'problems', problems: [], cost: null });
    flow.edit(typed('500'));
    // 500 × 0.12 × 30 ÷ 365 = 4.93
    expect(flow.view()).toMatchObject({
      reviewObstacle: null,
      amount: '500',
      cost: '4.93',
      repayment: '504.93',
      // 500 × 2 %; 504.93 ÷ 490 over 30 days, annualised
      fee: '10.00',
      annualCost: '44.1',
      needsCode: false,
    });
  });

  it('can be reviewed with an unknown cost', () => {
    const flow = open({ ...offer, rate: null });
    flow.edit(typed('500'));
    flow.send({ type: 'REVIEW' });
    const unknown = { cost: null, repayment: null, annualCost: null };
    expect(flow.view()).toMatchObject({ phase: 'reviewing', ...unknown });
  });

  it('waits for the remaining credit', () => {
    const flow = open(null);
    expect(flow.view()).toMatchObject({ reviewObstacle: 'loan-unknown', amount: null, cost: null });
    flow.edit(typed('500'));
    expect(flow.view()).toMatchObject({ reviewObstacle: 'loan-unknown', amount: '500' });
    flow.send({ type: 'FACTS', facts: { offer } });
    expect(flow.view().reviewObstacle).toBeNull();
  });

  it('reports the minimum after 3 s, and the maximum at once', () => {
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

  it('requests the loan at the accepted cost', async () => {
    const flow = open();
    flow.edit(typed('500'));
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { offer: { ...offer, rate: '24' } } });
    const moved = { confirmObstacle: 'terms-moved', offeredTerms: { rate: '24' } };
    expect(flow.view().review).toMatchObject(moved);
    const terms = { amount: '500', rate: '24', days: 30, fee: '2' };
    flow.send({ type: 'ACCEPT', terms });
    // 500 × 0.24 × 30 ÷ 365 = 9.86
    expect(flow.view()).toMatchObject({ cost: '9.86' });
    flow.send({ type: 'CONFIRM' });
    expect(flow.placings).toMatchObject([{ order: { terms } }]);
    await flow.answer({ kind: 'done', value: moneyReceipt('L-1', '500') });
    expect(flow.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'L-1' } });
  });
});
