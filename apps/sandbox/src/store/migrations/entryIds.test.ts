import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../__generated__/tables.ts';
import { billOf } from '../bill.ts';
import { operationOf } from '../cases.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

// Ledger entries of the first versions had random ids; the migration gives them ids in the order of
// their time.

const customerId = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';
const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
const at = Date.UTC(2025, 5, 1);
/** The second entry is later and has the smaller random id; the third already has an id by time. */
const ids = [
  'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  '16fd2706-8baf-433b-82eb-8c7fada847da',
  `${(at + 2000)
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-000000000001`,
];

beforeAll(async () => {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0027');
  await migrate(db, { isShared: false, migrations: Object.fromEntries(earlier) });
  for (const [index, id] of ids.entries()) {
    await sql`insert into entries (customer_id, entry_id, reason, created_at)
      values (${customerId}, ${id}, 'stock-buy', ${at + index * 1000})`.execute(db);
    await sql`insert into postings (customer_id, entry_id, kind, amount, balance_after)
      values (${customerId}, ${id}, 'cash', ${index + 1}, 0), (${customerId}, ${id}, 'market', ${-index - 1}, 0)`.execute(
      db,
    );
  }
  await migrate(db, { isShared: false });
}, 120_000);
afterAll(() => db.destroy());

test('entries keep their postings and sort by time', async () => {
  const { rows } = await sql<{ entry_id: string; amounts: string }>`
    select entry_id, string_agg(amount::text, ' ' order by kind) as amounts
    from entries join postings using (customer_id, entry_id)
    group by entry_id order by entry_id`.execute(db);
  expect(rows.map((row) => row.amounts)).toEqual(['1 -1', '2 -2', '3 -3']);
  expect(rows[2]?.entry_id).toBe(ids[2]);
  expect(rows[0]?.entry_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7372-a567-0e02b2c3d479$/);
});

test.each(ids.map((id, index) => [id, index + 1] as const))(
  'the first id %s still finds its movement',
  async (id, amount) => {
    const page = { offset: 0, limit: 10, only: id };
    const { rows, count } = await billOf(db, customerId, { type: 'all' }, page);
    expect(count).toBe(1);
    expect(rows.map((row) => [row.entry_id, Number(row.amount)])).toEqual([[id, amount]]);
    const operation = await operationOf(db, customerId, 'movement', id);
    expect(Number(operation?.amount)).toBe(amount);
  },
);

test.each([
  ['another customer', '1c0e4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11', ids[0]!],
  ['an invented id', customerId, 'f47ac10b-58cc-4372-a567-0e02b2c3d470'],
  ['no id at all', customerId, 'movement'],
])('%s finds no movement by an old id', async (_, customer, only) => {
  const page = { offset: 0, limit: 10, only };
  expect(await billOf(db, customer, { type: 'all' }, page)).toEqual({ rows: [], count: 0 });
  expect(await operationOf(db, customer, 'movement', only)).toBeNull();
});
