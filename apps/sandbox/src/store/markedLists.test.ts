import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billOf, type BillFilter } from './bill.ts';
import { inMemory } from './embeddedProtocol.ts';
import { entryId } from './entryId.ts';
import { markPortion } from './markedLists.ts';
import { recordList } from './recordPage.ts';
import { openStore, type Store } from './open.ts';
import { ordersOf } from './orders.ts';
import { rechargesOf } from './recharges.ts';

// Lists with marks are read as the same lists would be without any: by counting and skipping.

let store: Store;
let customerId: string;
const day = 86_400_000;
const begin = Date.UTC(2025, 0, 1);

beforeAll(async () => {
  store = await openStore({ dataDir: inMemory, databaseUrl: null });
}, 120_000);
afterAll(() => store.close());

beforeEach(async () => {
  customerId = randomUUID();
  await sql`
    insert into customers (customer_id, phone, customer_number, password_hash, created_at)
    values (${customerId}, ${customerId}, 'C', '', 0)`.execute(store.db);
});

/** Movements an hour apart, each third one an income, each tenth without cash. */
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

/** The whole list, newest first, by a statement that knows no marks. */
async function wholeBill({ type, from = 0, to = 2 ** 48 }: BillFilter): Promise<string[]> {
  const { rows } = await sql<{ entry_id: string; amount: bigint }>`
    select entry_id, amount from entries join postings using (customer_id, entry_id)
    where customer_id = ${customerId} and kind = 'cash' and created_at >= ${from} and created_at < ${to}
    order by created_at desc, entry_id desc`.execute(store.db);
  return rows
    .filter(({ amount }) => type === 'all' || amount > 0n === (type === 'income'))
    .map((row) => row.entry_id);
}

async function expectSameBill(filter: BillFilter): Promise<void> {
  const whole = await wholeBill(filter);
  for (const offset of [0, 101, Math.max(0, whole.length - 3), 9999]) {
    const { rows, count } = await billOf(store.db, customerId, filter, { offset, limit: 10 });
    expect([filter, offset, count]).toEqual([filter, offset, whole.length]);
    expect(rows.map((row) => row.entry_id)).toEqual(whole.slice(offset, offset + 10));
  }
}

const filters: BillFilter[] = [
  { type: 'all' },
  { type: 'income' },
  { type: 'expense' },
  { type: 'all', from: begin + 10 * day, to: begin + 20 * day },
];

const marksOf = async (list?: string) =>
  (
    await sql<{ rows: bigint; income: bigint; expense: bigint }>`
      select rows, income, expense from list_marks
      where customer_id = ${customerId} and (${list ?? null}::text is null or list = ${list ?? null})
      order by list, rows`.execute(store.db)
  ).rows;

/** Waits until reading has marked a list, and answers the marks. */
async function untilMarked(list: string, count: number) {
  await expect.poll(() => marksOf(list).then(({ length }) => length)).toBe(count);
  return marksOf(list);
}

test('pages of movements are the same before there are marks, with marks, and with newer rows', async () => {
  await move(1000, begin);
  for (const filter of filters) await expectSameBill(filter);
  // 900 of them move cash.
  const marks = await untilMarked('bill all', 9);
  expect(marks.map(({ rows }) => Number(rows))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => n * 100),
  );
  const all = await wholeBill({ type: 'all' });
  const { rows } = await sql<{ income: bigint; expense: bigint }>`
    select sum(amount) filter (where amount > 0)::bigint as income,
      -sum(amount) filter (where amount < 0)::bigint as expense
    from postings where customer_id = ${customerId} and entry_id = any(${all.slice(-500)})`.execute(
    store.db,
  );
  expect(marks[4]).toEqual({ rows: 500n, ...rows[0] });
  for (const filter of filters) await expectSameBill(filter);
  await move(150, begin + 1000 * 3_600_000);
  for (const filter of filters) await expectSameBill(filter);
});

test('rows that may still come are before no mark: those of the last minute, and those of due jobs', async () => {
  await move(400, begin);
  const due = begin + 200 * 3_600_000 + 1;
  await sql`
    insert into due_work (customer_id, kind, subject, due_at)
    values (${customerId}, 'recharge-settle', 'x', ${due})`.execute(store.db);
  await expectSameBill({ type: 'all' });
  // 181 of those before the job move cash.
  expect(await untilMarked('bill all', 1)).toMatchObject([{ rows: 100n }]);
  await move(1, due);
  await expectSameBill({ type: 'all' });
  await move(300, Date.now() - 10_000);
  await expectSameBill({ type: 'all' });
  expect(await marksOf('bill all')).toHaveLength(1);
});

test('after a start over the marks of before count no more, though an older version left them there', async () => {
  await move(500, begin);
  await expectSameBill({ type: 'all' });
  await untilMarked('bill all', 4);
  for (const table of ['entries', 'postings'] as const) {
    await store.db.deleteFrom(table).where('customer_id', '=', customerId).execute();
  }
  await sql`update customers set opened_at = ${begin} where customer_id = ${customerId}`.execute(
    store.db,
  );
  await move(120, begin + 365 * day);
  await expectSameBill({ type: 'all' });
  expect(await marksOf('bill all')).toHaveLength(4);
});

async function addOrders(): Promise<void> {
  await sql`
    insert into orders (customer_id, order_number, side, mold, symbol, name, market, quantity, price, amount,
      fee, total, status, created_at)
    select ${customerId}::uuid, lpad(((i * 7919) % 10007)::text, 6, '0'), 'buy', 'stock',
      case when i % 4 = 0 then 'ACME' else 'MEX' end, '', 'US', 1, 1, 1, 0, 1,
      case when i % 5 = 0 then 2 else 1 end, ${begin}::bigint + (i / 3) * 1000
    from generate_series(1, 1100) as i`.execute(store.db);
}

test('pages of orders, also of one moment, are the same by status and by symbol', async () => {
  await addOrders();
  const { rows: whole } = await sql<{ order_number: string; status: number; symbol: string }>`
    select order_number, status, symbol from orders where customer_id = ${customerId}
    order by created_at desc, order_number desc`.execute(store.db);
  for (let round = 0; round < 2; round += 1) {
    for (const status of [null, 1, 2]) {
      for (const symbol of [null, 'ACME']) {
        const filter = { mold: 'stock', status, symbol };
        const wanted = whole.filter(
          (one) => (status ?? one.status) === one.status && (symbol ?? one.symbol) === one.symbol,
        );
        for (let offset = 0; offset <= wanted.length + 20; offset += 133) {
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
    await untilMarked('orders stock  ', 11);
  }
});

test('a recharge that is pending holds back the marks of all that are newer', async () => {
  await sql`
    insert into recharges (customer_id, order_number, amount, status, created_at)
    select ${customerId}::uuid, i::text, 100, case when i = 250 then 1 else 2 end, ${begin}::bigint + i
    from generate_series(1, 600) as i`.execute(store.db);
  const page = { offset: 340, limit: 20 };
  const completed = () => rechargesOf(store.db, customerId, 2, page);
  expect((await completed()).count).toBe(599);
  await untilMarked('recharges 2', 2);
  await sql`update recharges set status = 2
    where customer_id = ${customerId} and order_number = '250'`.execute(store.db);
  const after = await completed();
  expect(after.count).toBe(600);
  expect(after.rows.map((row) => row.order_number)).toEqual(
    Array.from({ length: 20 }, (_, i) => String(260 - i)),
  );
});

test('two processes that mark at once make the same marks', async () => {
  await addOrders();
  const list = recordList({
    customerId,
    name: 'test',
    all: sql`select * from orders where customer_id = ${customerId}`,
  });
  await Promise.all([1, 2, 3].map(() => markPortion(store.db, list)));
  expect((await marksOf('test')).map(({ rows }) => Number(rows))).toEqual(
    Array.from({ length: 11 }, (_, i) => (i + 1) * 100),
  );
});
