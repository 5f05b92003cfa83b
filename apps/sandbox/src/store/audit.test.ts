import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { audit } from './audit.ts';
import { addCustomer } from './customers.ts';
import { openAccounts, post } from './ledger.ts';
import { reserveCredit } from './loans.ts';
import type { Trx } from './database.ts';
import { addRow } from './rows.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();
const customerId = randomUUID();
const key = randomUUID();

const shared = { customer_id: customerId, symbol: 'ACME', name: 'Acme', quantity: 1n };

function pay(trx: Trx, number: string, to: 'market' | 'held' | 'invested'): Promise<boolean> {
  const amounts = { cash: -100n, [to]: 100n };
  return post(trx, { customerId, reason: 'stock-buy', orderNumber: number, at: 0, amounts });
}

function order(trx: Trx, number: string, status: number): Promise<void> {
  const figures = { price: 1n, sell_price: null, amount: 100n, fee: 0n, total: 100n };
  const what = { ...shared, side: 'buy', mold: 'bulk', market: 'US', lot_number: null } as const;
  const row = { ...what, ...figures, client_key: key, created_at: 0n };
  return addRow(trx, ['orders', { ...row, order_number: number, status }]);
}

function lot(trx: Trx, number: string, soldBy: string | null = null): Promise<void> {
  const what = { ...shared, order_number: number, type: 'stock', market: 'US' } as const;
  const figures = { cost_price: 1n, cost_total: 100n, created_at: 0n, sold_by: soldBy };
  return addRow(trx, ['lots', { ...what, ...figures }]);
}

function application(trx: Trx, number: string, status: number): Promise<void> {
  const open = { allotted: null, amount: null, fee: null, returned: null, client_key: null };
  const of = { ipo_id: number, order_number: number, series: 'A', price: 1n, held: 100n };
  const row = { ...shared, ...open, ...of, closes_at: 0n, created_at: 0n, status };
  return addRow(trx, ['ipo_applications', row]);
}

function participation(trx: Trx, number: string): Promise<void> {
  const terms = { name: 'Fund', days: 1, min_return: 1, max_return: 2, amount: 100n };
  const own = { customer_id: customerId, order_number: number, fund_id: 'F', client_key: null };
  const times = { ends_at: 0n, created_at: 0n };
  const row = { ...own, ...terms, ...times, status: 'active', earned: null } as const;
  return addRow(trx, ['fund_orders', row]);
}

/** Adds a loan and reserves credit for it. */
async function loan(trx: Trx, number: string, state: number, used = 100n): Promise<void> {
  const terms = { amount: 100n, rate: 1200, days: 30, cost: 1n, is_late: false };
  const own = { customer_id: customerId, order_number: number, client_key: null };
  await reserveCredit(trx, customerId, used, 1000n);
  await addRow(trx, ['loans', { ...own, ...terms, state, repayment_at: null, created_at: 0n }]);
}

function withdrawal(trx: Trx, number: string, status: 'n' | 'y'): Promise<void> {
  const to = { card_kind: 'bank', bank_name: 'Bank', masked_account: '•••• 1' } as const;
  const own = { customer_id: customerId, order_number: number, client_key: null };
  const row = { ...own, ...to, amount: 100n, status, created_at: 0n };
  return addRow(trx, ['withdrawals', row]);
}

function recharge(trx: Trx, number: string, status: number): Promise<void> {
  const own = { customer_id: customerId, order_number: number, client_key: null };
  return addRow(trx, ['recharges', { ...own, amount: 100n, status, created_at: 0n }]);
}

/** Audits after `work` and undoes everything. */
async function findings(work: (trx: Trx) => Promise<unknown>) {
  const undo = new Error('undo');
  let found: Awaited<ReturnType<typeof audit>> | null = null;
  const run = store.transaction(async (trx) => {
    await openAccounts(trx, customerId);
    const amounts = { cash: 1000n, funding: -1000n };
    await post(trx, { customerId, reason: 'welcome-credit', orderNumber: null, at: 0, amounts });
    await work(trx);
    found = await audit(trx);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return found;
}

const sound = { sum: 0n, unbalanced: 0, drifted: 0, orphaned: 0, unexplained: 0, doubled: 0 };

test('each kind of order is sound with its own rows, and unsound with foreign or missing ones', async () => {
  const found = await findings(async (trx) => {
    await pay(trx, 'bought', 'market');
    await order(trx, 'bought', 1);
    await lot(trx, 'bought');
    await application(trx, 'applied', 1);
    await pay(trx, 'applied', 'held');
    await participation(trx, 'in a fund');
    await pay(trx, 'in a fund', 'invested');
    await withdrawal(trx, 'withdrawn', 'n');
    await pay(trx, 'withdrawn', 'held');
    await loan(trx, 'asked for', 1);
    await recharge(trx, 'on its way', 1);
    await recharge(trx, 'not come', 3);
  });
  const counts = {
    recharges: 2,
    orders: 1,
    failed: 0,
    applications: 1,
    participations: 1,
    loans: 1,
    withdrawals: 1,
  };
  expect(found).toEqual({ ...sound, ...counts, entries: 5 });
  await expect(findings((trx) => order(trx, 'failed', 2))).resolves.toMatchObject({
    ...sound,
    orders: 0,
    failed: 1,
  });
});

test.each<[string, object, (trx: Trx) => Promise<unknown>]>([
  ['an order without entry and lot', { orphaned: 2 }, (trx) => order(trx, 'a', 1)],
  ['a lot of no order', { orphaned: 1 }, (trx) => lot(trx, 'a')],
  ['an entry of no order', { orphaned: 1 }, (trx) => pay(trx, 'a', 'market')],
  [
    'a failed order that was paid',
    { orphaned: 1 },
    async (trx) => [await order(trx, 'a', 2), await pay(trx, 'a', 'market')],
  ],
  [
    'a failed order with a lot, without a sale',
    { orphaned: 2 },
    async (trx) => [await order(trx, 'a', 2), await lot(trx, 'a', 'nobody')],
  ],
  [
    'an application that has a lot before it is allotted',
    { orphaned: 1 },
    async (trx) => [
      await application(trx, 'a', 1),
      await pay(trx, 'a', 'held'),
      await lot(trx, 'a'),
    ],
  ],
  [
    'an application that was refused and still holds money',
    { unexplained: 1 },
    async (trx) => [await application(trx, 'a', 3), await pay(trx, 'a', 'held')],
  ],
  [
    'a participation without its money',
    { orphaned: 1, unexplained: 1 },
    (trx) => participation(trx, 'a'),
  ],
  [
    'a loan that is to be paid back and was not paid out',
    { orphaned: 1, unexplained: 1 },
    (trx) => loan(trx, 'a', 4),
  ],
  ['credit that is taken by no loan', { unexplained: 1 }, (trx) => loan(trx, 'a', 1, 101n)],
  ['credit that a rejected loan still takes', { unexplained: 1 }, (trx) => loan(trx, 'a', 3)],
  [
    'a withdrawal that nothing is set aside for',
    { orphaned: 1, unexplained: 1 },
    (trx) => withdrawal(trx, 'a', 'n'),
  ],
  [
    'a withdrawal that was paid out and is still set aside',
    { unexplained: 1 },
    async (trx) => [await withdrawal(trx, 'a', 'y'), await pay(trx, 'a', 'held')],
  ],
  ['a completed recharge that brought nothing', { orphaned: 1 }, (trx) => recharge(trx, 'a', 2)],
  [
    'a failed recharge that brought something',
    { orphaned: 1 },
    async (trx) => [await recharge(trx, 'a', 3), await pay(trx, 'a', 'market')],
  ],
  [
    'two orders of one key',
    { doubled: 1 },
    async (trx) => [await order(trx, 'a', 2), await order(trx, 'b', 2)],
  ],
])('it finds %s', async (_what, finding, work) => {
  await expect(findings(work)).resolves.toMatchObject({ ...sound, ...finding });
});

test('finds the same faults with any number of customers per step', async () => {
  const newcomers = [];
  for (const phone of ['5510000001', '5510000002', '5510000003']) {
    const customer = { phone, passwordHash: '', codeHash: null, welcomeCredit: 1000n, at: 0 };
    newcomers.push(await addCustomer(store, customer));
  }
  await store.db
    .updateTable('accounts')
    .set({ available: 999n })
    .where('customer_id', '=', newcomers[1]!)
    .where('kind', '=', 'cash')
    .execute();
  const whole = await audit(store.db);
  expect(whole).toMatchObject({ ...sound, drifted: 1, entries: 3 });
  for (const atOnce of [1, 2, 3]) {
    expect(await audit(store.db, { atOnce })).toEqual(whole);
    expect(await audit(store.db, { atOnce, since: 0 })).toEqual(whole);
    expect(await audit(store.db, { atOnce, since: 1 })).toEqual({
      ...whole,
      drifted: 0,
      entries: 0,
    });
  }
});
