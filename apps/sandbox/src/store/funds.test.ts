import { expect, test } from 'vitest';
import { closeFund, fundSalesOf, releaseFund, reserveFund } from './funds.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();

const take = (id: string, amount: bigint, capacity: bigint) =>
  store.transaction((trx) => reserveFund(trx, id, amount, capacity));

test('sells up to its capacity and no cent more', async () => {
  expect(await take('A', 600n, 599n)).toBe(false);
  expect(await take('A', 600n, 1200n)).toBe(true);
  expect(await take('A', 600n, 1199n)).toBe(false);
  expect(await take('A', 600n, 1200n)).toBe(true);
  expect(await take('A', 600n, 1200n)).toBe(false);
  expect(await fundSalesOf(store.db, ['A', 'B'])).toEqual(new Map([['A', 1200n]]));
  await store.transaction((trx) => releaseFund(trx, 'A', 600n));
  expect(await take('A', 600n, 1200n)).toBe(true);
});

test('sells nothing after it closes', async () => {
  expect(await take('C', 600n, 1200n)).toBe(true);
  expect(await store.transaction((trx) => closeFund(trx, 'C'))).toBe(600n);
  expect(await take('C', 600n, 1200n)).toBe(false);
});
