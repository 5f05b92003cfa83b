import { describe, expect, it } from 'vitest';
import { moneyReceipt, openFlow } from '../orderFlow/flow.fixture.ts';
import { rechargeMachine, rechargeView } from './recharge.ts';

const typed = (text: string) => ({ type: 'AMOUNT', text }) as const;
const byBank = { type: 'METHOD', method: 'bank' } as const;

function open(balance: string | null = '25000.00') {
  return openFlow(rechargeMachine, rechargeView, { facts: { balance } });
}

describe('recharge', () => {
  it('requires amount and method, and shows the preview', () => {
    const flow = open();
    expect(flow.view()).toMatchObject({ reviewObstacle: 'problems', problems: [], amount: null });
    flow.edit(typed('5000'));
    expect(flow.view()).toMatchObject({ reviewObstacle: 'problems', problems: [] });
    flow.edit(byBank);
    expect(flow.view()).toMatchObject({
      reviewObstacle: null,
      amount: '5000',
      preview: '250.00',
      balanceAfter: '30000.00',
      needsCode: false,
    });
  });

  it('reports missing input after a review request', () => {
    const flow = open();
    flow.send({ type: 'REVIEW' });
    expect(flow.view()).toMatchObject({
      phase: 'editing',
      problems: [{ code: 'recharge-amount-required' }, { code: 'recharge-method-required' }],
    });
  });

  it('reports an invalid amount while typing', () => {
    const flow = open();
    flow.edit(typed('500'));
    expect(flow.view().problems).toEqual([
      { code: 'recharge-below-minimum', field: 'amount', values: { min: '5000' } },
    ]);
    flow.edit(typed('5,000.50'));
    expect(flow.view()).toMatchObject({ problems: [{ code: 'amount-not-whole' }], amount: null });
  });

  it('does not need the balance', () => {
    const flow = open(null);
    flow.edit(typed('5000'), byBank);
    expect(flow.view()).toMatchObject({ reviewObstacle: null, balanceAfter: null });
  });

  it('keeps the reviewed terms, and sends no code', async () => {
    const flow = open();
    flow.edit(typed('5000'), byBank);
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { balance: '20000.00' } });
    const terms = { amount: '5000', method: 'bank' };
    expect(flow.view()).toMatchObject({
      review: { terms, confirmObstacle: null, offeredTerms: null },
      balanceAfter: '25000.00',
    });
    flow.send({ type: 'CONFIRM', code: '246810' });
    expect(flow.placings).toMatchObject([{ order: { terms }, code: null }]);
    await flow.answer({ kind: 'done', value: moneyReceipt('R-1', '5000') });
    expect(flow.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'R-1' } });
    flow.send({ type: 'NEW_ORDER' });
    expect(flow.view()).toMatchObject({ phase: 'editing', amountText: '', method: null });
  });
});
