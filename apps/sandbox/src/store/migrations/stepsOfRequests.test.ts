import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inMemory, openStore } from '../index.ts';
import statements from './0029-steps-of-requests.ts';

const store = await openStore({ dataDir: inMemory, databaseUrl: null });
afterAll(() => store.close());

const customer = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b001';
const another = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b002';

const addLoan = (number: string, state: number) =>
  sql`
    insert into loans (customer_id, order_number, amount, rate, days, cost, state, is_late, created_at)
    values (${customer}, ${number}, 50000, 1200, 30, 493, ${state}, false, 1)`.execute(store.db);

const addApplication = (number: string, status: number) =>
  sql`
    insert into ipo_applications (customer_id, order_number, ipo_id, symbol, name, series, quantity, price, held,
      closes_at, status, created_at)
    values (${customer}, ${number}, ${number}, '', '', '', 100, 1, 1, 1, ${status}, 1)`.execute(
    store.db,
  );

const addEntry = (of: string, number: string, reason: string, at: number) =>
  sql`
    insert into entries (customer_id, entry_id, reason, order_number, created_at)
    values (${of}, gen_random_uuid(), ${reason}, ${number}, ${at})`.execute(store.db);

test('of loans and applications before, the ledger and the notices say when', async () => {
  await addLoan('asked', 1);
  await addLoan('paid', 5);
  await addLoan('rejected', 3);
  for (const [number, status] of [
    ['allotted', 2],
    ['cancelled', 4],
    ['none', 3],
    ['pending', 1],
  ] as const) {
    await addApplication(number, status);
  }
  await addEntry(customer, 'paid', 'loan-payout', 40_001);
  await addEntry(customer, 'paid', 'loan-repayment', 90_001);
  await addEntry(another, 'asked', 'loan-payout', 50_001);
  await addEntry(customer, 'allotted', 'ipo-hold', 1);
  await addEntry(customer, 'allotted', 'ipo-allotment', 60_001);
  await addEntry(customer, 'none', 'ipo-refund', 60_002);
  await addEntry(customer, 'cancelled', 'ipo-cancel', 20_001);
  await addEntry(customer, 'pending', 'ipo-hold', 1);
  await sql`
    insert into notices (customer_id, notice_id, kind, order_number, created_at)
    values (${customer}, 'loan-rejected-rejected', 'loan-rejected', 'rejected', 30001)`.execute(
    store.db,
  );

  for (const text of statements.filter((one) => one.startsWith('update'))) {
    await sql.raw(text).execute(store.db);
  }

  const loans = await sql`
    select order_number, decided_at, paid_out_at from loans order by order_number`.execute(
    store.db,
  );
  expect(loans.rows).toEqual([
    { order_number: 'asked', decided_at: null, paid_out_at: null },
    { order_number: 'paid', decided_at: null, paid_out_at: 40_001n },
    { order_number: 'rejected', decided_at: 30_001n, paid_out_at: null },
  ]);
  const applications = await sql`
    select order_number, ended_at from ipo_applications order by order_number`.execute(store.db);
  expect(applications.rows).toEqual([
    { order_number: 'allotted', ended_at: 60_001n },
    { order_number: 'cancelled', ended_at: 20_001n },
    { order_number: 'none', ended_at: 60_002n },
    { order_number: 'pending', ended_at: null },
  ]);
});
