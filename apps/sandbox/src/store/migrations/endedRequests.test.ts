import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inMemory, openStore } from '../index.ts';
import statements from './0028-ended-requests.ts';

const store = await openStore({ dataDir: inMemory, databaseUrl: null });
afterAll(() => store.close());

const customer = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b001';

test('of what ended before, the notices say when; of what is pending or was cancelled nothing does', async () => {
  for (const [number, status] of [
    ['done', 2],
    ['pending', 1],
    ['cancelled', 4],
  ] as const) {
    await sql`
      insert into recharges (customer_id, order_number, amount, status, created_at)
      values (${customer}, ${number}, 500000, ${status}, 1)`.execute(store.db);
  }
  await sql`
    insert into withdrawals
      (customer_id, order_number, card_kind, bank_name, masked_account, amount, status, created_at)
    values (${customer}, 'paid', 'bank', '', '', 25000, 'y', 1)`.execute(store.db);
  await sql`
    insert into notices (customer_id, notice_id, kind, order_number, created_at) values
      (${customer}, 'deposit-done-done', 'deposit-done', 'done', 20001),
      (${customer}, 'withdrawal-done-paid', 'withdrawal-done', 'paid', 30001)`.execute(store.db);
  for (const text of statements.filter((one) => one.startsWith('update'))) {
    await sql.raw(text).execute(store.db);
  }
  const recharges = await sql`
    select order_number, ended_at from recharges order by order_number`.execute(store.db);
  expect(recharges.rows).toEqual([
    { order_number: 'cancelled', ended_at: null },
    { order_number: 'done', ended_at: 20_001n },
    { order_number: 'pending', ended_at: null },
  ]);
  const withdrawals = await sql`select ended_at from withdrawals`.execute(store.db);
  expect(withdrawals.rows).toEqual([{ ended_at: 30_001n }]);
});
