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
  it.each([
    [{}, null, '24000.00'],
    [{ isGone: true }, 'offer-gone', '24000.00'],
    [{ fund: null }, 'offer-unknown', null],
    [{ balance: null }, 'balance-unknown', null],
  ])('fund purchase with %o has the obstacle %s', (change, reviewObstacle, balanceAfter) => {
    const view = { reviewObstacle, balanceAfter, problems: [], needsCode: false };
    expect(open(change).view()).toMatchObject(view);
  });

  it.each([
    [{ balance: '999.99' }, 'insufficient-funds'],
    [{ fund: { ...fund, soldAmount: '49500.00' } }, 'fund-sold-out'],
  ] as const)('fund purchase with %o reports %s at once', (change, code) => {
    expect(open(change).view()).toMatchObject({ reviewObstacle: 'problems', problems: [{ code }] });
  });

  it('buys one participation', async () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    const terms = { fundId: '4', name: 'Renta 90', amount: '1000.00' };
    expect(flow.placings).toMatchObject([{ order: { terms }, code: null }]);
    await flow.answer({ kind: 'done', value: receipt });
    expect(flow.view().phase).toBe('done');
  });

  it('fund purchase is blocked during the review only when others buy the rest', () => {
    const flow = open();
    const sold = (soldAmount: string) =>
      flow.send({ type: 'FACTS', facts: { fund: { ...fund, soldAmount } } });
    flow.send({ type: 'REVIEW' });
    sold('21000.00');
    expect(flow.view().review).toMatchObject({ confirmObstacle: null, offeredTerms: null });
    sold('50000.00');
    expect(flow.view().review).toMatchObject({ confirmObstacle: 'problems' });
  });
});
