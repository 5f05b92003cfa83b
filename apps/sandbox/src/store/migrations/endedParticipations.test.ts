import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inMemory, openStore } from '../index.ts';
import statements from './0030-ended-participations.ts';

const store = await openStore({ dataDir: inMemory, databaseUrl: null });
afterAll(() => store.close());

const customer = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b001';
const another = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b002';

const addParticipation = (number: string, status: string) =>
  sql`
    insert into fund_orders (customer_id, order_number, fund_id, name, days, min_return, max_return, amount, status,
      ends_at, created_at)
    values (${customer}, ${number}, 'LIQ-1', '', 1, 1, 2, 100000, ${status}, 90000, 1)`.execute(
    store.db,
  );

const addEntry = (of: string, number: string, reason: string, at: number) =>
  sql`
    insert into entries (customer_id, entry_id, reason, order_number, created_at)
    values (${of}, gen_random_uuid(), ${reason}, ${number}, ${at})`.execute(store.db);

test('of participations before, the ledger says when the money came back', async () => {
  await addParticipation('active', 'active');
  await addParticipation('cancelled', 'cancelled');
  await addParticipation('completed', 'completed');
  for (const number of ['active', 'cancelled', 'completed']) {
    await addEntry(customer, number, 'fund-buy', 1);
  }
  await addEntry(customer, 'cancelled', 'fund-cancel', 20_001);
  await addEntry(customer, 'completed', 'fund-payout', 90_000);
  await addEntry(another, 'active', 'fund-payout', 50_001);

  for (const text of statements.filter((one) => one.startsWith('update'))) {
    await sql.raw(text).execute(store.db);
  }

  const { rows } = await sql`
    select order_number, ended_at from fund_orders order by order_number`.execute(store.db);
  expect(rows).toEqual([
    { order_number: 'active', ended_at: null },
    { order_number: 'cancelled', ended_at: 20_001n },
    { order_number: 'completed', ended_at: 90_000n },
  ]);
});
