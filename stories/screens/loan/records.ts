import { answer, buildLoanRecord, buildPage, fakeNow, wire, type Script } from '@corro/testing';

const dayMs = 86_400_000;

/** One of each state, and one that Corro does not know. */
export const loans = [
  buildLoanRecord({ orderNumber: 'L-20261120-0004' }),
  buildLoanRecord({ orderNumber: 'L-20261120-0003', status: 2, amount: '1000.00', cost: '9.86' }),
  buildLoanRecord({ orderNumber: 'L-20261120-0002', status: 3, amount: '513.00', cost: '5.06' }),
  buildLoanRecord({ orderNumber: 'L-20261120-0001', status: 4, repaymentAt: fakeNow + 30 * dayMs }),
  buildLoanRecord({ orderNumber: 'L-20261020-0001', status: 5, repaymentAt: fakeNow - dayMs }),
  buildLoanRecord({ orderNumber: 'L-20261019-0001', status: 0, cost: null, rate: null }),
  buildLoanRecord({ orderNumber: 'L-20261018-0001', status: 9 }),
];

/** Answers with the loans of the state that is asked for, page by page. */
export const byState: Script = ({ query }) => {
  const page = Number(query['page']);
  const state = query['state'];
  const found = loans.filter(({ status }) => state === undefined || String(status) === state);
  const rows = found.slice((page - 1) * 10, page * 10);
  return answer.ok(wire.page(buildPage(rows, found.length), wire.loan));
};
