import { answer, buildLoanRecord, buildPage, codecs, fakeNow, type Script } from '@corro/testing';

const dayMs = 86_400_000;

/** A loan in each state, and one in an unknown state. */
export const loans = [
  buildLoanRecord({ orderNumber: 'L-20261120-0004' }),
  buildLoanRecord({
    orderNumber: 'L-20261120-0003',
    status: 'approved',
    decidedAt: fakeNow + 30_000,
    amount: '1000.00',
    cost: '9.86',
  }),
  buildLoanRecord({
    orderNumber: 'L-20261120-0002',
    status: 'rejected',
    reason: 'not-eligible',
    decidedAt: fakeNow + 30_000,
    amount: '513.00',
    cost: '5.06',
  }),
  buildLoanRecord({
    orderNumber: 'L-20261120-0001',
    status: 'unpaid',
    repaymentAt: fakeNow + 30 * dayMs,
  }),
  buildLoanRecord({
    orderNumber: 'L-20261020-0001',
    status: 'paid',
    createdAt: fakeNow - 31 * dayMs,
    decidedAt: fakeNow - 31 * dayMs + 30_000,
    paidOutAt: fakeNow - 31 * dayMs + 40_000,
    repaymentAt: fakeNow - dayMs,
  }),
  buildLoanRecord({ orderNumber: 'L-20261019-0001', status: 'unapplied', cost: null, rate: null }),
  buildLoanRecord({ orderNumber: 'L-20261018-0001', status: { unknown: '9' } }),
];

/** Pages of the loans, filtered by the requested state. */
export const byState: Script = ({ query }) => {
  const page = Number(query['page']);
  const state = query['state'];
  const all = loans.map(codecs.loanRecord.encode);
  const found = all.filter((row) => state === undefined || String(row['state']) === state);
  return answer.ok(buildPage(found.slice((page - 1) * 10, page * 10), found.length));
};
