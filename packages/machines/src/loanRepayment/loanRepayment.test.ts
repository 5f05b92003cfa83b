import { describe, expect, it } from 'vitest';
import { moneyReceipt, openFlow } from '../orderFlow/flow.fixture.ts';
import {
  type LoanRepaymentFacts,
  loanRepaymentMachine,
  loanRepaymentView,
} from './loanRepayment.ts';

const loan = { orderNumber: 'L-1', amount: '500.00', cost: '4.93' };

function open(change: Partial<LoanRepaymentFacts> = {}) {
  return openFlow(loanRepaymentMachine, loanRepaymentView, {
    facts: { loan, isPaid: false, balance: '25500.00', owed: '1514.79', ...change },
  });
}

describe('loan repayment', () => {
  it.each([
    [{}, null, { total: '504.93', balanceAfter: '24995.07', owedAfter: '1009.86' }],
    [{ balance: null }, 'balance-unknown', { total: '504.93', balanceAfter: null }],
    [{ loan: null }, 'loan-unknown', { total: null, balanceAfter: null }],
    [{ isPaid: true }, 'loan-paid', {}],
    [{ balance: '504.93' }, null, { problems: [] }],
    [{ owed: '504.93' }, null, { owedAfter: '0.00' }],
    [{ owed: '504.92' }, null, { owedAfter: null }],
    [{ owed: null }, null, { owedAfter: null }],
  ])('loan repayment with %o has the obstacle %s', (change, reviewObstacle, view) => {
    expect(open(change).view()).toMatchObject({ reviewObstacle, needsCode: false, ...view });
  });

  it('reports the missing amount', () => {
    const values = { total: '504.93', balance: '500.00', missing: '4.93' };
    expect(open({ balance: '500.00' }).view()).toMatchObject({
      reviewObstacle: 'problems',
      problems: [{ code: 'insufficient-funds', field: 'loan', values }],
    });
  });

  it('repays the loan, and keeps the receipt when the lists change', async () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    expect(flow.placings).toMatchObject([{ order: { terms: loan }, code: null }]);
    await flow.answer({ kind: 'done', value: moneyReceipt('L-1', '504.93') });
    flow.send({ type: 'FACTS', facts: { loan: null, isPaid: true } });
    expect(flow.view()).toMatchObject({ phase: 'done', placed: { total: '504.93' } });
  });

  it('loan repayment is blocked when the loan is paid during the review', () => {
    const flow = open();
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { isPaid: true } });
    expect(flow.view()).toMatchObject({ review: { confirmObstacle: 'loan-paid' }, terms: loan });
    flow.send({ type: 'CONFIRM' });
    expect(flow.placings).toEqual([]);
  });

  it('requires the acceptance of changed interest', () => {
    const flow = open();
    const offeredTerms = { ...loan, cost: '9.86' };
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { loan: offeredTerms } });
    expect(flow.view().review).toMatchObject({ confirmObstacle: 'terms-moved', offeredTerms });
    flow.send({ type: 'ACCEPT', terms: offeredTerms });
    expect(flow.view()).toMatchObject({ total: '509.86', balanceAfter: '24990.14' });
  });
});
