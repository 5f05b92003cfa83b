import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { distribution, firstKeyColumns, citusRole } from './distribute.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();

/**
 * Tables whose rows belong to no customer, or are read before the customer is known, with the
 * column that distributes them.
 */
const ofNobody: Record<string, string> = {
  attempts: 'subject',
  fund_sales: 'fund_id',
  ipo_books: 'ipo_id',
  leases: 'name',
  passkey_challenges: 'challenge',
  passkey_credentials: 'credential_id',
  phones: 'phone',
};

test('every table is distributed by customer, or is one of the listed exceptions', async () => {
  const tables = await firstKeyColumns(store.db);
  expect(tables.size).toBeGreaterThan(20);
  for (const [table, column] of tables) {
    const place = distribution(table, column);
    if (place === 'every-node') continue;
    expect({ table, place }).toEqual({ table, place: ofNobody[table] ?? 'customer_id' });
  }
});

test('every unique index begins with the distribution column', async () => {
  const { rows } = await sql<{ table: string; first: string }>`
    select t.relname as table, a.attname as first
    from pg_catalog.pg_index i
    join pg_catalog.pg_class t on t.oid = i.indrelid
    join pg_catalog.pg_namespace n on n.oid = t.relnamespace and n.nspname = current_schema()
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where i.indisunique`.execute(store.db);
  const tables = await firstKeyColumns(store.db);
  expect(rows.length).toBeGreaterThanOrEqual(tables.size);
  for (const { table, first } of rows) {
    expect({ table, first }).toEqual({ table, first: tables.get(table) });
  }
});

test('a plain Postgres counts as one node', async () => {
  await expect(citusRole(store.db)).resolves.toBe('one-node');
});
