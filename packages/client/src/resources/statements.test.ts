import { expect, it } from 'vitest';
import { listStatementEntries, listStatements } from './statements.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const page = { page: 1, limit: 10 };

it('reads the months of the account, and omits one without a month', async () => {
  const row = {
    month: '2026-11',
    opening: '25,000.00',
    income: 5000,
    expense: '1284.39',
    closing: '28715.61',
    count: '2',
  };
  const { rows, count } = await listStatements(
    stubTransport({ rows: [row, { ...row, month: '2026-13' }, { month: '2026-10' }], count: 3 }),
    page,
  );
  expect(count).toBe(3);
  expect(rows).toEqual([
    {
      month: '2026-11',
      opening: '25000.00',
      income: '5000',
      expense: '1284.39',
      closing: '28715.61',
      count: 2,
    },
    { month: '2026-10', opening: null, income: null, expense: null, closing: null, count: null },
  ]);
});

it('reads the changes of the balance in a month', async () => {
  const { rows } = await listStatementEntries(
    stubTransport({ rows: [{ id: 7, type: 'expense', amount: '87.53', balance: '24912.47' }] }),
    { ...page, month: '2026-11' },
  );
  expect(rows).toMatchObject([{ id: '7', type: 'expense', amount: '87.53' }]);
});
