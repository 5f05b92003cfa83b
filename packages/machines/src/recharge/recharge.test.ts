import { describe, expect, it } from 'vitest';
import { openFlow } from '../orderFlow/flow.fixture.ts';
import type { PlacedOrder } from '../orderFlow/types.ts';
import { rechargeMachine, rechargeView } from './recharge.ts';

const taken: PlacedOrder = {
  orderNumber: 'R-1',
  price: null,
  quantity: null,
  fee: null,
  total: '5000',
};

function open() {
  return openFlow(rechargeMachine, rechargeView, { facts: { balance: '25000.00' } });
}

const typed = (text: string) => ({ type: 'AMOUNT', text }) as const;
const byBank = { type: 'METHOD', method: 'bank' } as const;

describe('recharge', () => {
  it('needs an amount and a method, and shows what they come to', () => {
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

  it('says what is missing once a review was asked for', () => {
    const flow = open();
    flow.send({ type: 'REVIEW' });
    expect(flow.view()).toMatchObject({
      phase: 'editing',
      problems: [{ code: 'recharge-amount-required' }, { code: 'recharge-method-required' }],
    });
  });

  it('says the minimum as soon as less is typed, and refuses grouping', () => {
    const flow = open();
    expect(flow.view().problems).toEqual([]);
    flow.edit(typed('500'));
    expect(flow.view().problems).toEqual([
      { code: 'recharge-below-minimum', field: 'amount', values: { min: '5000' } },
    ]);
    flow.edit(typed('5,000'));
    expect(flow.view()).toMatchObject({ problems: [{ code: 'amount-not-whole' }], amount: null });
  });

  it('does not wait for the balance', () => {
    const flow = openFlow(rechargeMachine, rechargeView, { facts: { balance: null } });
    flow.edit(typed('5000'), byBank);
    expect(flow.view()).toMatchObject({ reviewObstacle: null, balanceAfter: null });
  });

  it('is asked for once, and keeps to what was reviewed while the balance changes', async () => {
    const flow = open();
    flow.edit(typed('5000'), byBank);
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { balance: '20000.00' } });
    expect(flow.view()).toMatchObject({
      review: { terms: { amount: '5000', method: 'bank' }, confirmObstacle: null, offered: null },
      balanceAfter: '25000.00',
    });
    flow.send({ type: 'CONFIRM' }, { type: 'CONFIRM' });
    await flow.answer({ kind: 'done', value: taken });
    expect(flow.calls).toEqual(['persist key-1', 'place key-1', 'clear', 'account']);
    expect(flow.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'R-1' } });
    flow.send({ type: 'NEW_ORDER' });
    expect(flow.view()).toMatchObject({ phase: 'editing', amountText: '', method: null });
  });
});
