import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addRow, gainRowsOf, ordersOf } from './index.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();
const customerId = randomUUID();
const page = { offset: 0, limit: 10 };

test('the gains and the order show the same gain of a sale, whatever the fee is', async () => {
  const at = BigInt(Date.parse('2026-11-20T15:30:00.000Z'));
  const acme = { customer_id: customerId, symbol: 'ACME', name: 'Acme', market: 'US' };
  const bought = { ...acme, quantity: 10n, created_at: at };
  await store.db.transaction().execute(async (trx) => {
    // Bought for 1,000.00 and a fee of 0.5 %; sold for 1,102.50 less a fee of 0.5 %, which is
    // 5.5125.
    const costs = { cost_price: 100_000_000n, cost_total: 100_500n, sold_by: 'sold' };
    await addRow(trx, ['lots', { ...bought, ...costs, order_number: 'bought', type: 'stock' }]);
    const prices = { price: 100_000_000n, sell_price: 110_250_000n };
    const amounts = { amount: 110_250n, fee: 551n, total: 109_699n, status: 1 };
    const sale = { ...bought, ...prices, ...amounts, client_key: null, lot_number: 'bought' };
    const row = { ...sale, order_number: 'sold', side: 'sell', mold: 'stock' } as const;
    await addRow(trx, ['orders', row]);
  });
  const sales = { year: 2026, kind: 'sale', tag: 'ACME' } as const;
  const gains = await gainRowsOf(store.db, customerId, sales, page);
  // The gain is 1,102.50 − 1,000.00 − 10.51 = 91.99.
  expect(gains.rows).toMatchObject([{ proceeds: 110_250n, cost: 100_000n, fees: 1_051n }]);
  const all = { mold: 'stock', status: null, symbol: null };
  const orders = await ordersOf(store.db, customerId, all, page);
  // The orders give the same gain: 1,096.99 − 1,005.00 = 91.99.
  expect(orders.rows).toMatchObject([{ total: 109_699n, lot_cost: 100_500n }]);
});

test('the cost of a sale is rounded to the cent, half up', async () => {
  const at = BigInt(Date.parse('2026-11-20T15:30:00.000Z'));
  const odd = { customer_id: customerId, symbol: 'ODD', name: 'Odd', market: 'US' };
  const bought = { ...odd, quantity: 3n, created_at: at };
  await store.db.transaction().execute(async (trx) => {
    // The lot cost 3 × 0.335 = 1.005.
    const costs = { cost_price: 335_000n, cost_total: 101n, sold_by: 'odd-sold' };
    await addRow(trx, ['lots', { ...bought, ...costs, order_number: 'odd', type: 'stock' }]);
    const prices = { price: 335_000n, sell_price: 1_000_000n };
    const amounts = { amount: 300n, fee: 0n, total: 300n, status: 1 };
    const sale = { ...bought, ...prices, ...amounts, client_key: null, lot_number: 'odd' };
    const row = { ...sale, order_number: 'odd-sold', side: 'sell', mold: 'stock' } as const;
    await addRow(trx, ['orders', row]);
  });
  const sales = { year: 2026, kind: 'sale', tag: 'ODD' } as const;
  const gains = await gainRowsOf(store.db, customerId, sales, page);
  expect(gains.rows).toMatchObject([{ proceeds: 300n, cost: 101n, fees: 0n }]);
});
