import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { billOf, type BillFilter } from './bill.ts';
import { entryId } from './entryId.ts';
import { ordersOf } from './orders.ts';
import { openForFile } from './testStore.fixture.ts';

// Each page of a growing list has the same rows as the whole list at that place.

const store = await openForFile();
let customerId: string;
const day = 86_400_000;
const begin = Date.UTC(2025, 0, 1);

beforeEach(async () => {
  customerId = randomUUID();
  await sql`
    insert into customers (customer_id, phone, customer_number, password_hash, created_at)
    values (${customerId}, ${customerId}, 'C', '', 0)`.execute(store.db);
});

/** Adds movements an hour apart. Every third one is an income, and every tenth moves no cash. */
async function move(count: number, from: number): Promise<void> {
  const moved = Array.from({ length: count }, (_, i) => {
    const at = from + i * 3_600_000;
    const kind = i % 10 === 9 ? 'held' : 'cash';
    return { at, id: entryId(at), kind, amount: i % 3 === 0 ? i + 1 : -i - 1 };
  });
  const rows = JSON.stringify(moved);
  await sql`
    insert into entries (customer_id, entry_id, reason, created_at)
    select ${customerId}::uuid, id, 'stock-buy', at
    from jsonb_to_recordset(${rows}::jsonb) as moved (at bigint, id uuid)`.execute(store.db);
  await sql`
    insert into postings (customer_id, entry_id, kind, amount, balance_after)
    select ${customerId}::uuid, id, kind, amount, 0
    from jsonb_to_recordset(${rows}::jsonb) as moved (id uuid, kind text, amount bigint)`.execute(
    store.db,
  );
}

/** Reads the whole list, newest first. */
async function wholeBill({ type, from = 0, to = 2 ** 48 }: BillFilter): Promise<string[]> {
  const { rows } = await sql<{ entry_id: string; amount: bigint }>`
    select entry_id, amount from entries join postings using (customer_id, entry_id)
    where customer_id = ${customerId} and kind = 'cash' and created_at >= ${from} and created_at < ${to}
    order by created_at desc, entry_id desc`.execute(store.db);
  return rows
    .filter(({ amount }) => type === 'all' || amount > 0n === (type === 'income'))
    .map((row) => row.entry_id);
}

const offsets = [0, 101, 297, 9999];

/** Reads pages at the offsets, and the count that each page reports. */
async function readBill(filter: BillFilter): Promise<{ ids: string[]; count: number }[]> {
  const pages = offsets.map((offset) =>
    billOf(store.db, customerId, filter, { offset, limit: 10 }),
  );
  return (await Promise.all(pages)).map(({ rows, count }) => ({
    ids: rows.map((row) => row.entry_id),
    count,
  }));
}

async function expectedBill(filter: BillFilter): Promise<{ ids: string[]; count: number }[]> {
  const whole = await wholeBill(filter);
  return offsets.map((offset) => ({
    ids: whole.slice(offset, offset + 10),
    count: whole.length,
  }));
}

const filters: BillFilter[] = [
  { type: 'all' },
  { type: 'income' },
  { type: 'expense' },
  { type: 'all', from: begin + 10 * day, to: begin + 20 * day },
];

test.each(filters)(
  'any page of movements %o is correct, also after newer movements',
  async (filter) => {
    await move(350, begin);
    expect(await readBill(filter)).toEqual(await expectedBill(filter));
    await move(50, begin + 350 * 3_600_000);
    expect(await readBill(filter)).toEqual(await expectedBill(filter));
  },
);

async function addOrders(): Promise<void> {
  await sql`
    insert into orders (customer_id, order_number, side, mold, symbol, name, market, quantity, price, amount,
      fee, total, status, created_at)
    select ${customerId}::uuid, lpad(((i * 7919) % 1009)::text, 6, '0'), 'buy', 'stock',
      case when i % 4 = 0 then 'ACME' else 'MEX' end, '', 'US', 1, 1, 1, 0, 1,
      case when i % 5 = 0 then 2 else 1 end, ${begin}::bigint + (i / 3) * 1000
    from generate_series(1, 400) as i`.execute(store.db);
}

test('orders at the same instant have the same pages by status and by symbol', async () => {
  await addOrders();
  const { rows: whole } = await sql<{ order_number: string; status: number; symbol: string }>`
    select order_number, status, symbol from orders where customer_id = ${customerId}
    order by created_at desc, order_number desc`.execute(store.db);
  for (const status of [null, 1, 2]) {
    for (const symbol of [null, 'ACME']) {
      const filter = { mold: 'stock', status, symbol };
      const wanted = whole.filter(
        (one) => (status ?? one.status) === one.status && (symbol ?? one.symbol) === one.symbol,
      );
      for (let offset = 0; offset <= wanted.length + 20; offset += 67) {
        const { rows, count } = await ordersOf(store.db, customerId, filter, {
          offset,
          limit: 10,
        });
        expect(count).toBe(wanted.length);
        expect(rows.map((row) => row.order_number)).toEqual(
          wanted.slice(offset, offset + 10).map((row) => row.order_number),
        );
      }
    }
  }
});
