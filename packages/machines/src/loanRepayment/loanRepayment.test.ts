import { describe, expect, it } from 'vitest';
import { openFlow } from '../orderFlow/flow.fixture.ts';
import type { PlacedOrder } from '../orderFlow/types.ts';
import {
  type LoanRepaymentFacts,
  loanRepaymentMachine,
  loanRepaymentView,
} from './loanRepayment.ts';

const loan = { orderNumber: 'L-1', amount: '500.00', cost: '4.93' };
const paid: PlacedOrder = {
  orderNumber: 'L-1',
  price: null,
  quantity: null,
  fee: null,
  total: '504.93',
};

function open(change: Partial<LoanRepaymentFacts> = {}) {
  return openFlow(loanRepaymentMachine, loanRepaymentView, {
    facts: { loan, isPaid: false, balance: '25500.00', owed: '1514.79', ...change },
  });
}

describe('loan repayment', () => {
  it('says what is paid and what remains, of the balance and of what is owed', () => {
    expect(open().view()).toMatchObject({
      reviewObstacle: null,
      total: '504.93',
      balanceAfter: '24995.07',
      owedAfter: '1009.86',
      needsCode: false,
    });
  });

  it.each([
    [{ balance: null }, 'balance-unknown'],
    [{ loan: null }, 'loan-unknown'],
    [{ isPaid: true }, 'loan-paid'],
  ] as const)('cannot be reviewed: %o', (change, obstacle) => {
    expect(open(change).view().reviewObstacle).toBe(obstacle);
  });

  it.each([
    ['504.92', 'problems'],
    ['504.93', null],
  ])('a balance of %s: %s', (balance, reviewObstacle) => {
    const problems = reviewObstacle === null ? [] : [{ code: 'insufficient-funds' }];
    expect(open({ balance }).view()).toMatchObject({ reviewObstacle, problems });
  });

  it.each([
    ['504.93', '0.00'],
    ['504.92', null],
    [null, null],
  ])('where %s is owed in all, %s remains', (owed, owedAfter) => {
    expect(open({ owed }).view().owedAfter).toBe(owedAfter);
  });

  it('pays the loan back once', async () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'CONFIRM' }, { type: 'CONFIRM' });
    expect(flow.placings).toMatchObject([{ order: { terms: loan }, code: null }]);
    await flow.answer({ kind: 'done', value: paid });
    expect(flow.calls).toEqual(['persist key-1', 'place key-1', 'clear', 'account']);
    // Meanwhile the lists say that it is paid: what was reviewed stays on the receipt.
    flow.send({ type: 'FACTS', facts: { loan: null, isPaid: true } });
    expect(flow.view()).toMatchObject({ phase: 'done', placed: { total: '504.93' } });
  });

  it('is stopped where it is paid on its day while one reads', () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { isPaid: true } });
    expect(flow.view()).toMatchObject({ review: { confirmObstacle: 'loan-paid' }, terms: loan });
    flow.send({ type: 'CONFIRM' });
    expect(flow.placings).toEqual([]);
  });

  it('has other interest accepted first', () => {
    const flow = open();
    const dearer = { ...loan, cost: '9.86' };
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { loan: dearer } });
    expect(flow.view().review).toMatchObject({ confirmObstacle: 'terms-moved', offered: dearer });
    flow.send({ type: 'ACCEPT', terms: dearer });
    expect(flow.view()).toMatchObject({ total: '509.86', balanceAfter: '24990.14' });
  });
});
