import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inMemory, openStore } from '../index.ts';
import statements from './0021-notices.ts';

const store = await openStore({ dataDir: inMemory, databaseUrl: null });
afterAll(() => store.close());

const customer = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b001';
const [unpaid, paid] = [4, 5];
const due = Date.UTC(2026, 11, 20, 15, 30, 40);

const loan = (number: string, state: number, isLate: boolean) => sql`
  insert into loans (customer_id, order_number, amount, rate, days, cost, state, is_late, repayment_at, created_at)
  values (${customer}, ${number}, 80000, 1200, 30, 789, ${state}, ${isLate}, ${due}, 1)`;

test('of loans owed when notices came, each is told of three days before its day', async () => {
  await loan('owed', unpaid, false).execute(store.db);
  await loan('late', unpaid, true).execute(store.db);
  await loan('paid', paid, false).execute(store.db);
  await sql.raw(statements.at(-1)!).execute(store.db);
  const { rows } = await sql`select * from notices`.execute(store.db);
  expect(rows).toMatchObject([
    {
      customer_id: customer,
      notice_id: 'loan-due-owed',
      kind: 'loan-due',
      order_number: 'owed',
      // 800.00 and 7.89
      amount: 80_789n,
      ends_at: BigInt(due),
      created_at: BigInt(Date.UTC(2026, 11, 17, 15, 30, 40)),
      is_read: false,
    },
  ]);
});
