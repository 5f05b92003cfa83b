import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from './index.ts';

// Ledger entries of the first versions had random ids; the migration gives them ids in the order of
// their time.

const customerId = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';
const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
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
  for (const [name, migration] of Object.entries(migrations)) {
    if (name.startsWith('0027')) {
      for (const [index, id] of ids.entries()) {
        await sql`insert into entries (customer_id, entry_id, reason, created_at)
          values (${customerId}, ${id}, 'stock-buy', ${at + index * 1000})`.execute(db);
        await sql`insert into postings (customer_id, entry_id, kind, amount, balance_after)
          values (${customerId}, ${id}, 'cash', ${index + 1}, 0), (${customerId}, ${id}, 'market', ${-index - 1}, 0)`.execute(
          db,
        );
      }
    }
    await migration.up(db);
  }
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
