import { describe, expect, it } from 'vitest';
import { openFlow, receipt } from '../orderFlow/flow.fixture.ts';
import { type FundFacts, fundPurchaseMachine, fundPurchaseView } from './fundPurchase.ts';

const fund = {
  id: '4',
  name: 'Renta 90',
  amount: '1000.00',
  issueAmount: '50000.00',
  soldAmount: '20000.00',
};

function open(change: Partial<FundFacts> = {}) {
  return openFlow(fundPurchaseMachine, fundPurchaseView, {
    facts: { fund, isGone: false, balance: '25000.00', ...change },
  });
}

describe('fund purchase', () => {
  it('is ready as soon as fund and balance are known', () => {
    const flow = open({ balance: null });
    expect(flow.view().reviewObstacle).toBe('balance-unknown');
    flow.send({ type: 'FACTS', facts: { balance: '25000.00' } });
    expect(flow.view()).toMatchObject({
      reviewObstacle: null,
      balanceAfter: '24000.00',
      needsCode: false,
    });
  });

  it.each([
    [{ balance: '999.99' }, 'insufficient-funds'],
    [{ fund: { ...fund, soldAmount: '49500.00' } }, 'fund-sold-out'],
  ] as const)('says at once why it cannot be bought: %o', (change, code) => {
    expect(open(change).view()).toMatchObject({ reviewObstacle: 'problems', problems: [{ code }] });
  });

  it('buys one participation, once', async () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'CONFIRM' }, { type: 'CONFIRM' });
    expect(flow.placings).toMatchObject([
      { order: { terms: { fundId: '4', name: 'Renta 90', amount: '1000.00' } }, code: null },
    ]);
    await flow.answer({ kind: 'done', value: receipt });
    expect(flow.calls).toEqual(['persist key-1', 'place key-1', 'clear', 'account']);
  });

  it('is not moved by what others buy, but stopped when they buy all', () => {
    const flow = open();
    flow.send(
      { type: 'REVIEW' },
      { type: 'FACTS', facts: { fund: { ...fund, soldAmount: '21000.00' } } },
    );
    expect(flow.view().review).toMatchObject({ confirmObstacle: null, offered: null });
    flow.send({ type: 'FACTS', facts: { fund: { ...fund, soldAmount: '50000.00' } } });
    expect(flow.view().review).toMatchObject({ confirmObstacle: 'problems' });
  });
});
