import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { billOf } from './bill.ts';
import { cashFigures, claimRow, type Movement, openAccounts, post } from './ledger.ts';
import type { Db } from './database.ts';
import { readFigures } from './figures.fixture.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();

async function customerWith(cash: bigint): Promise<string> {
  const customerId = randomUUID();
  await store.transaction(async (trx) => {
    await openAccounts(trx, customerId);
    const amounts = { cash, funding: -cash };
    await post(trx, movement(customerId, amounts));
  });
  return customerId;
}

function movement(customerId: string, amounts: Movement['amounts']): Movement {
  return { customerId, reason: 'stock-buy', orderNumber: null, at: 1, amounts };
}

function move(customerId: string, amounts: Movement['amounts']): Promise<boolean> {
  return store.transaction((trx) => post(trx, movement(customerId, amounts)));
}

const cashOf = (db: Db, customerId: string) => readFigures(db, customerId, cashFigures);

test('money moves between the accounts and leaves postings that sum to zero', async () => {
  const customerId = await customerWith(1000n);
  await expect(move(customerId, { cash: -301n, market: 300n, fees: 1n })).resolves.toBe(true);
  await expect(cashOf(store.db, customerId)).resolves.toBe(699n);
  const rows = await store.db
    .selectFrom('postings')
    .select(['kind', 'amount', 'balance_after'])
    .where('customer_id', '=', customerId)
    .orderBy('kind')
    .orderBy('amount')
    .execute();
  expect(rows).toEqual([
    { kind: 'cash', amount: -301n, balance_after: 699n },
    { kind: 'cash', amount: 1000n, balance_after: 1000n },
    { kind: 'fees', amount: 1n, balance_after: 1n },
    { kind: 'funding', amount: -1000n, balance_after: -1000n },
    { kind: 'market', amount: 300n, balance_after: 300n },
  ]);
});

test('cash never falls below zero, and a refusal changes nothing', async () => {
  const customerId = await customerWith(100n);
  await expect(move(customerId, { cash: -101n, market: 101n })).resolves.toBe(false);
  await expect(move(customerId, { cash: -100n, market: 100n })).resolves.toBe(true);
  await expect(cashOf(store.db, customerId)).resolves.toBe(0n);
  const entries = await store.db
    .selectFrom('entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute();
  expect(entries).toHaveLength(2);
});

test('simultaneous movements are listed in booking order', async () => {
  const customerId = await customerWith(100n);
  for (let left = 0; left < 20; left += 1) await move(customerId, { cash: -1n, market: 1n });
  const { rows } = await billOf(store.db, customerId, { type: 'all' }, { offset: 0, limit: 100 });
  const balances = rows.map((row) => row.balance_after);
  expect(balances).toEqual(Array.from({ length: 21 }, (_, at) => 80n + BigInt(at)));
});

test('unbalanced amounts are a fault', async () => {
  const customerId = await customerWith(100n);
  await expect(move(customerId, { cash: -2n, market: 1n })).rejects.toThrow('does not balance');
  await expect(cashOf(store.db, customerId)).resolves.toBe(100n);
});

/** The customer's cash in cents, and the number of entries. */
async function stored(customerId: string) {
  const entries = store.db.selectFrom('entries').where('customer_id', '=', customerId);
  return [await cashOf(store.db, customerId), (await entries.selectAll().execute()).length];
}

test('a movement happens once per claim, and an uncovered one claims nothing', async () => {
  const customerId = await customerWith(100n);
  const favourite = { customer_id: customerId, symbol: 'ACME', created_at: 1n };
  const claim = claimRow(['favourites', favourite]);
  const moveOnce = (cash: bigint) => {
    const amounts = { cash: -cash, market: cash };
    return store.transaction((trx) => post(trx, movement(customerId, amounts), [], claim));
  };
  await expect(moveOnce(101n)).resolves.toBe(false);
  await expect(moveOnce(60n)).resolves.toBe(true);
  await expect(moveOnce(30n)).resolves.toBe(false);
  await expect(stored(customerId)).resolves.toEqual([40n, 2]);
});

test('a movement without one of its accounts changes nothing', async () => {
  const customerId = await customerWith(100n);
  const accounts = store.db.deleteFrom('accounts').where('customer_id', '=', customerId);
  await accounts.where('kind', '=', 'market').execute();
  await expect(move(customerId, { cash: -60n, market: 60n })).rejects.toThrow('without one');
  await expect(stored(customerId)).resolves.toEqual([100n, 1]);
});
