import { describe, expect, it } from 'vitest';
import { buyStock, listOrders } from './orders.ts';
import { listPositions } from './positions.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const row = {
  no: 20261120,
  tag: 'NVLO',
  type: 'US',
  state: 'sell',
  count: '10',
  price: 128.4,
  sell_price: '129.00',
  price_all: '1289.61',
  status: '1',
  created_at: '2026-11-20 15:30:00Z',
  client_key: 'key-1',
};

const orders = (rows: unknown[]) =>
  listOrders(stubTransport({ rows, count: rows.length }), {
    kind: 'stock',
    page: 1,
    limit: 10,
  });

const buy = (data: unknown) =>
  buyStock(stubTransport(data), { symbol: 'NVLO', quantity: 10, price: '128.40' }, 'key-1');

const positions = (rows: unknown[]) =>
  listPositions(stubTransport({ rows }), { type: 'stock', page: 1 });

describe('orders', () => {
  it('reads a row', async () => {
    await expect(orders([row])).resolves.toMatchObject({
      count: 1,
      rows: [
        {
          id: '20261120',
          orderNumber: '20261120',
          symbol: 'NVLO',
          name: 'NVLO',
          market: 'US',
          kind: 'stock',
          side: 'sell',
          quantity: 10,
          price: '128.4',
          sellPrice: '129.00',
          total: '1289.61',
          lotCost: null,
          status: 'success',
          createdAt: 1_795_188_600_000,
          clientKey: 'key-1',
        },
      ],
    });
  });

  it('keeps an unknown status, and derives the side from the sale price', async () => {
    const { rows } = await orders([
      { ...row, state: undefined, status: 'halted' },
      { ...row, state: undefined, sell_price: null, status: undefined },
    ]);
    expect(rows.map(({ side, status }) => [side, status])).toEqual([
      ['sell', { unknown: 'halted' }],
      ['buy', { unknown: '' }],
    ]);
  });

  it.each([
    [{ state: 'short' }, { side: null }],
    [{ state: ' BUY ' }, { side: 'buy' }],
    [{ count: '0' }, { quantity: null }],
    [{ cost_all: '1284.39' }, { lotCost: '1284.39' }],
  ])('reads %j as %j', async (broken, read) => {
    const { rows } = await orders([{ ...row, ...broken }]);
    expect(rows).toMatchObject([{ symbol: 'NVLO', ...read }]);
  });
});

describe('a receipt', () => {
  it('reads a receipt', async () => {
    const data = { no: 'C-1', price: '128.40', count: 10, fee: 0.39, total: '1284.39' };
    await expect(buy(data)).resolves.toEqual({
      orderNumber: 'C-1',
      price: '128.40',
      quantity: 10,
      fee: '0.39',
      total: '1284.39',
    });
  });

  it.each([[null], [undefined], ['success'], [{ price: 'market', count: -1 }]])(
    'reads a defective receipt as null members: %j',
    async (data) => {
      await expect(buy(data)).resolves.toEqual({
        orderNumber: null,
        price: null,
        quantity: null,
        fee: null,
        total: null,
      });
    },
  );
});

describe('positions', () => {
  it('reads a lot, with or without its current price', async () => {
    const sellable_at = '2026-11-23T15:30:00Z';
    const { rows, count } = await positions([
      { ...row, prasent: 129, close_prices: '127.50', sellable_at },
      { ...row, no: 20261121 },
    ]);
    expect(rows[0]).toEqual({
      orderNumber: '20261120',
      symbol: 'NVLO',
      name: 'NVLO',
      market: 'US',
      quantity: 10,
      costPrice: '128.4',
      cost: '1289.61',
      currentPrice: '129',
      previousClose: '127.50',
      createdAt: 1_795_188_600_000,
      sellableAt: 1_795_447_800_000,
    });
    expect(rows[1]).toMatchObject({ currentPrice: null, previousClose: null, sellableAt: null });
    expect(count).toBe(2);
  });
});
