import { describe, expect, it } from 'vitest';
import { checkStockOrder, type StockOrderInput } from './index.ts';

const order: StockOrderInput = {
  side: 'buy',
  quantityText: '10',
  mode: 'half',
  price: '187.44',
  balance: '25000.00',
};

describe('checkStockOrder, buying', () => {
  it.each([
    ['1', 'half'],
    ['50', 'half'],
    ['51', 'full'],
    ['100', 'full'],
  ] as const)('lets %s pass at %s position', (quantityText, mode) => {
    expect(checkStockOrder({ ...order, quantityText, mode })).toEqual([]);
  });

  it.each([
    ['', 'half', { code: 'quantity-required', field: 'quantity' }],
    ['1.5', 'half', { code: 'quantity-format', field: 'quantity' }],
    ['0', 'half', { code: 'quantity-below-minimum', field: 'quantity', values: { min: 1 } }],
    ['51', 'half', { code: 'quantity-above-half', field: 'quantity', values: { max: 50 } }],
    ['101', 'full', { code: 'quantity-above-full', field: 'quantity', values: { max: 100 } }],
  ] as const)('finds what is wrong with %j at %s position', (quantityText, mode, problem) => {
    expect(checkStockOrder({ ...order, quantityText, mode })).toEqual([problem]);
  });

  it('lets the balance be spent to the cent and not beyond', () => {
    // 10 × 187.44 + 0.56 = 1874.96
    expect(checkStockOrder({ ...order, balance: '1874.96' })).toEqual([]);
    expect(checkStockOrder({ ...order, balance: '1874.95' })).toEqual([
      {
        code: 'insufficient-funds',
        field: 'quantity',
        values: { total: '1874.96', balance: '1874.95', missing: '0.01' },
      },
    ]);
  });

  it('does not judge funds before price and balance are known', () => {
    expect(checkStockOrder({ ...order, price: null, balance: '0' })).toEqual([]);
    expect(checkStockOrder({ ...order, balance: null })).toEqual([]);
  });
});

describe('checkStockOrder, selling', () => {
  it('asks for a lot and nothing else', () => {
    const sale: StockOrderInput = { ...order, side: 'sell', quantityText: '', balance: '0' };
    const lot = { orderNumber: 'A1', quantity: 400, costPrice: '12.00' };
    expect(checkStockOrder(sale)).toEqual([{ code: 'lot-required', field: 'lot' }]);
    expect(checkStockOrder({ ...sale, lot: null })).toEqual([
      { code: 'lot-required', field: 'lot' },
    ]);
    expect(checkStockOrder({ ...sale, lot })).toEqual([]);
  });
});
