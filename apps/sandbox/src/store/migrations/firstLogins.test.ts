import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inMemory, openStore } from '../index.ts';
import statements from './0023-sessions.ts';

const store = await openStore({ dataDir: inMemory, databaseUrl: null });
afterAll(() => store.close());

const withDevice = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b001';
const withSession = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b002';
const never = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b003';

const customer = (id: string) => sql`
  insert into customers (customer_id, phone, customer_number, password_hash, created_at)
  values (${id}, ${id}, ${id}, 'hash', 7)`;

test('who has a device or a session when sessions are listed has logged in before', async () => {
  for (const id of [withDevice, withSession, never]) await customer(id).execute(store.db);
  await sql`insert into devices (customer_id, device_hash, used_at) values (${withDevice}, 'd', 1)`.execute(
    store.db,
  );
  await sql`insert into sessions (customer_id, token_hash, created_at, expires_at) values (${withSession}, 't', 1, 2)`.execute(
    store.db,
  );
  await sql.raw(statements.at(-1)!).execute(store.db);
  const { rows } = await sql`
    select customer_id, first_login_at from customers
    where customer_id in (${withDevice}, ${withSession}, ${never}) order by customer_id`.execute(
    store.db,
  );
  expect(rows).toEqual([
    { customer_id: withDevice, first_login_at: 7n },
    { customer_id: withSession, first_login_at: 7n },
    { customer_id: never, first_login_at: null },
  ]);
});
