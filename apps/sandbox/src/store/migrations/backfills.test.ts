import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backfill } from '../backfill.ts';
import { openForFile } from '../testStore.fixture.ts';
import dueWork from './0002-due-work.ts';
import offers from './0003-offers.ts';
import loans from './0009-loans.ts';
import loanNotices from './0021-notices.ts';
import firstLogins from './0023-sessions.ts';
import endedRequests from './0028-ended-requests.ts';
import stepsOfRequests from './0029-steps-of-requests.ts';
import endedParticipations from './0030-ended-participations.ts';

// Tests how migrations update the rows of earlier versions.

const { db } = await openForFile();

const customer = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b001';
const another = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b002';
const third = '5f9c8f3e-5d0e-4a55-9d0a-3c9a34a5b003';

async function runUpdates(statements: readonly string[]): Promise<void> {
  for (const statement of statements.filter((text) => text.startsWith('update'))) {
    await sql.raw(statement).execute(db);
  }
}

const addEntry = (of: string, number: string, reason: string, at: number) =>
  sql`
    insert into entries (customer_id, entry_id, reason, order_number, created_at)
    values (${of}, gen_random_uuid(), ${reason}, ${number}, ${at})`.execute(db);

const addNotice = (kind: string, number: string, at: number) =>
  sql`
    insert into notices (customer_id, notice_id, kind, order_number, created_at)
    values (${customer}, ${`${kind}-${number}`}, ${kind}, ${number}, ${at})`.execute(db);

const addLoan = (number: string, state: number, isLate = false, dueAt: number | null = null) =>
  sql`
    insert into loans (customer_id, order_number, amount, rate, days, cost, state, is_late, repayment_at, created_at)
    values (${customer}, ${number}, 80000, 1200, 30, 789, ${state}, ${isLate}, ${dueAt}, 1)`.execute(
    db,
  );

const addRecharge = (number: string, status: number) =>
  sql`
    insert into recharges (customer_id, order_number, amount, status, created_at)
    values (${customer}, ${number}, 500000, ${status}, 1)`.execute(db);

const addWithdrawal = (number: string, status: string) =>
  sql`
    insert into withdrawals
      (customer_id, order_number, card_kind, bank_name, masked_account, amount, status, created_at)
    values (${customer}, ${number}, 'bank', '', '', 25000, ${status}, 1)`.execute(db);

const addApplication = (number: string, status: number) =>
  sql`
    insert into ipo_applications (customer_id, order_number, ipo_id, symbol, name, series, quantity, price, held,
      closes_at, status, created_at)
    values (${customer}, ${number}, ${number}, '', '', '', 100, 1, 1, 1, ${status}, 1)`.execute(db);

const addFundOrder = (status: string) =>
  sql`
    insert into fund_orders (customer_id, order_number, fund_id, name, days, min_return, max_return, amount, status,
      ends_at, created_at)
    values (${customer}, ${status}, 'LIQ-1', '', 1, 1, 2, 100000, ${status}, 90000, 1)`.execute(db);

const rowsOf = async (columns: string, table: string) =>
  (await sql`select ${sql.raw(columns)} from ${sql.table(table)} order by 1`.execute(db)).rows;

/**
 * Runs a statement on tables of an earlier version, which hide the current ones, and reads a table.
 */
async function readAfter(statement: string, earlier: readonly string[], columns: string) {
  const undone = new Error('undone');
  let rows: unknown[] = [];
  const run = db.transaction().execute(async (trx) => {
    for (const each of [...earlier, statement]) await sql.raw(each).execute(trx);
    ({ rows } = await sql.raw(`${columns} order by 1`).execute(trx));
    throw undone;
  });
  await expect(run).rejects.toBe(undone);
  return rows;
}

test.each([
  ['money that waits or is invested', dueWork, ['held', 'invested']],
  ['loans', loans, ['loans']],
])('earlier customers get accounts for %s', async (_, migration, kinds) => {
  const earlier = [
    'create temp table customers (customer_id text)',
    'create temp table accounts (customer_id text, kind text, available bigint)',
    `insert into customers values ('A')`,
  ];
  const columns = 'select kind, available from accounts';
  const accounts = await readAfter(migration.at(-1)!, earlier, columns);
  expect(accounts).toEqual(kinds.map((kind) => ({ kind, available: 0n })));
});

test('backfills earlier lots as bought at the market', async () => {
  const earlier = ['create temp table lots (quantity bigint)', 'insert into lots values (10)'];
  expect(await readAfter(offers[0]!, earlier, 'select mold from lots')).toEqual([
    { mold: 'stock' },
  ]);
});

test('a device or a session counts as an earlier login', async () => {
  for (const id of [customer, another, third]) {
    await sql`
      insert into customers (customer_id, phone, customer_number, password_hash, created_at)
      values (${id}, ${id}, ${id}, 'hash', 7)`.execute(db);
  }
  await sql`
    insert into devices (customer_id, device_hash, used_at) values (${customer}, 'd', 1)`.execute(
    db,
  );
  await sql`
    insert into sessions (customer_id, token_hash, created_at, expires_at)
    values (${another}, 't', 1, 2)`.execute(db);
  await sql.raw(firstLogins.at(-1)!).execute(db);
  expect(await rowsOf('customer_id, first_login_at', 'customers')).toEqual([
    { customer_id: customer, first_login_at: 7n },
    { customer_id: another, first_login_at: 7n },
    { customer_id: third, first_login_at: null },
  ]);
});

test('an owed loan gets a reminder three days before its due day', async () => {
  const due = Date.UTC(2026, 11, 20, 15, 30, 40);
  await addLoan('owed', 4, false, due);
  await addLoan('late', 4, true, due);
  await addLoan('repaid', 5, false, due);
  await sql.raw(loanNotices.at(-1)!).execute(db);
  expect(await rowsOf('*', 'notices')).toMatchObject([
    {
      customer_id: customer,
      notice_id: 'loan-due-owed',
      kind: 'loan-due',
      order_number: 'owed',
      // The loan is 800.00 and its interest 7.89.
      amount: 80_789n,
      ends_at: BigInt(due),
      created_at: BigInt(Date.UTC(2026, 11, 17, 15, 30, 40)),
      is_read: false,
    },
  ]);
  await sql`delete from loans`.execute(db);
});

test('ended recharges and withdrawals take their end from their notices', async () => {
  await addRecharge('done', 2);
  await addRecharge('pending', 1);
  await addRecharge('cancelled', 4);
  await addWithdrawal('failed', 'b');
  await addWithdrawal('paid', 'y');
  await addNotice('deposit-done', 'done', 20_001);
  await addNotice('withdrawal-done', 'paid', 30_001);
  await addNotice('withdrawal-failed', 'failed', 30_002);
  await runUpdates(endedRequests);
  expect(await rowsOf('order_number, ended_at', 'recharges')).toEqual([
    { order_number: 'cancelled', ended_at: null },
    { order_number: 'done', ended_at: 20_001n },
    { order_number: 'pending', ended_at: null },
  ]);
  expect(await rowsOf('order_number, ended_at', 'withdrawals')).toEqual([
    { order_number: 'failed', ended_at: 30_002n },
    { order_number: 'paid', ended_at: 30_001n },
  ]);
});

test('loans and applications take their times from the ledger and the notices', async () => {
  await addLoan('asked', 1);
  await addLoan('paid', 5);
  await addLoan('rejected', 3);
  await addApplication('allotted', 2);
  await addApplication('cancelled', 4);
  await addApplication('none', 3);
  await addApplication('pending', 1);
  await addEntry(customer, 'paid', 'loan-payout', 40_001);
  await addEntry(customer, 'paid', 'loan-repayment', 90_001);
  await addEntry(another, 'asked', 'loan-payout', 50_001);
  await addEntry(customer, 'allotted', 'ipo-hold', 1);
  await addEntry(customer, 'allotted', 'ipo-allotment', 60_001);
  await addEntry(customer, 'none', 'ipo-refund', 60_002);
  await addEntry(customer, 'cancelled', 'ipo-cancel', 20_001);
  await addEntry(customer, 'pending', 'ipo-hold', 1);
  await addNotice('loan-rejected', 'rejected', 30_001);
  await runUpdates(stepsOfRequests);
  expect(await rowsOf('order_number, decided_at, paid_out_at', 'loans')).toEqual([
    { order_number: 'asked', decided_at: null, paid_out_at: null },
    { order_number: 'paid', decided_at: null, paid_out_at: 40_001n },
    { order_number: 'rejected', decided_at: 30_001n, paid_out_at: null },
  ]);
  expect(await rowsOf('order_number, ended_at', 'ipo_applications')).toEqual([
    { order_number: 'allotted', ended_at: 60_001n },
    { order_number: 'cancelled', ended_at: 20_001n },
    { order_number: 'none', ended_at: 60_002n },
    { order_number: 'pending', ended_at: null },
  ]);
});

test('ended participations take their end from the ledger', async () => {
  for (const status of ['active', 'cancelled', 'completed']) {
    await addFundOrder(status);
    await addEntry(customer, status, 'fund-buy', 1);
  }
  await addEntry(customer, 'cancelled', 'fund-cancel', 20_001);
  await addEntry(customer, 'completed', 'fund-payout', 90_000);
  await addEntry(another, 'active', 'fund-payout', 50_001);
  await runUpdates(endedParticipations);
  expect(await rowsOf('order_number, ended_at', 'fund_orders')).toEqual([
    { order_number: 'active', ended_at: null },
    { order_number: 'cancelled', ended_at: 20_001n },
    { order_number: 'completed', ended_at: 90_000n },
  ]);
});

test.each([0, 1, 499, 500, 501, 1700])('a backfill reaches each of %i rows once', async (rows) => {
  await sql
    .raw(
      'create table large (customer_id uuid, number text, n int, primary key (customer_id, number))',
    )
    .execute(db);
  await sql
    .raw(
      `insert into large select md5((n / 7)::text)::uuid, n from generate_series(1, ${rows}) as n`,
    )
    .execute(db);
  await backfill(db, {
    table: 'large',
    key: ['customer_id', 'number'],
    statement: 'update large set n = coalesce(n, 0) + 1 where :rows',
  });
  expect((await sql`select n, count(*)::int from large group by n`.execute(db)).rows).toEqual(
    rows === 0 ? [] : [{ n: 1, count: rows }],
  );
  await sql.raw('drop table large').execute(db);
});
