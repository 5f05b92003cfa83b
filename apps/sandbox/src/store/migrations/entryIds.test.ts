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

/** The ids after migration 0027. */
const present: string[] = [];

const addCase = (number: string, kind: string, operation: string, state: string) =>
  sql`insert into cases (customer_id, case_number, kind, operation_number, subject, state, created_at)
    values (${customerId}, ${number}, ${kind}, ${operation}, 'other', ${state}, 1)`.execute(db);

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
  const untilCases = Object.entries(migrations).filter(([name]) => name < '0036');
  await migrate(db, { isShared: false, migrations: Object.fromEntries(untilCases) });
  const [entries] = [
    await sql<{ entry_id: string }>`select entry_id from entries order by entry_id`.execute(db),
  ];
  present.push(...entries.rows.map((row) => row.entry_id));
  for (const [number, operation, state] of [
    ['ONE', ids[0], 'open'],
    ['OLD', ids[1], 'closed'],
    ['OLDER', ids[1], 'answered'],
    ['NEW', present[1], 'open'],
    ['BYTIME', ids[2], 'closed'],
    ['GONE', 'f47ac10b-58cc-4372-a567-0e02b2c3d470', 'open'],
  ]) {
    await addCase(number!, 'movement', operation!, state!);
  }
  await addCase('ORDER', 'stock', ids[0]!, 'open');
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

test('a case that was opened under an old id is found under the new one', async () => {
  const { rows } = await sql<{ case_number: string; operation_number: string }>`
    select case_number, operation_number from cases order by case_number`.execute(db);
  expect(Object.fromEntries(rows.map((row) => [row.case_number, row.operation_number]))).toEqual({
    ONE: present[0],
    NEW: present[1],
    // Both keep the old id, because the movement already has another case that is not closed.
    OLD: ids[1],
    OLDER: ids[1],
    BYTIME: ids[2],
    GONE: 'f47ac10b-58cc-4372-a567-0e02b2c3d470',
    // Stays unchanged, because it is an order's number that only looks like an old id.
    ORDER: ids[0],
  });
});

test('a case is opened under the present id, whichever is given', async () => {
  for (const id of [ids[0]!, present[0]!]) {
    expect((await operationOf(db, customerId, 'movement', id))?.number).toBe(present[0]);
  }
});
