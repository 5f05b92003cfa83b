import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, finePrices } from './cents.fixture.ts';
import {
  checkOfferPurchase,
  checkStockOrder,
  type OfferPurchaseInput,
  orderedQuantity,
  type StockOrderInput,
} from './orderChecks.ts';
import { affordableQuantity } from './orderCost.ts';

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
  ] as const)('accepts %s at a %s position', (quantityText, mode) => {
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

  it('accepts a cost equal to the balance, and none above it', () => {
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

  it('skips the balance check while price or balance is unknown', () => {
    expect(checkStockOrder({ ...order, price: null, balance: '0' })).toEqual([]);
    expect(checkStockOrder({ ...order, balance: null })).toEqual([]);
  });
});

describe('checkStockOrder, buying for dollars', () => {
  const inDollars: StockOrderInput = { ...order, unit: 'dollars', quantityText: '' };

  it.each([
    ['187.50', 'half'], // one share costs 187.44 + 0.06
    ['9559.99', 'half'], // 50 cost 9,372.00 + 2.81; 51 would cost 9,559.44 + 2.87
    ['18749.62', 'full'], // 100 cost 18,744.00 + 5.62
  ] as const)('accepts %s at a %s position', (moneyText, mode) => {
    expect(checkStockOrder({ ...inDollars, moneyText, mode })).toEqual([]);
  });

  it.each([
    ['', { code: 'amount-required', field: 'quantity' }],
    [
      '1,000',
      { code: 'number-ambiguous', field: 'quantity', values: { fraction: 1, thousands: 1000 } },
    ],
    ['1,000.50', { code: 'amount-format', field: 'quantity' }],
    ['187.49', { code: 'amount-below-price', field: 'quantity', values: { min: '187.50' } }],
    ['0', { code: 'amount-below-price', field: 'quantity', values: { min: '187.50' } }],
    // 51 shares cost 9,559.44 + 2.87
    ['9562.31', { code: 'quantity-above-half', field: 'quantity', values: { max: 50 } }],
  ])('reports the problem of %j', (moneyText, problem) => {
    expect(checkStockOrder({ ...inDollars, moneyText })).toEqual([problem]);
  });

  it('reports the missing part of the cost, not of the typed amount', () => {
    // Ten shares cost 1,874.40 + 0.56; 1,900 do not buy an eleventh.
    expect(checkStockOrder({ ...inDollars, moneyText: '1900', balance: '1874.96' })).toEqual([]);
    const [problem] = checkStockOrder({ ...inDollars, moneyText: '1900', balance: '1870.00' });
    expect(problem).toMatchObject({ code: 'insufficient-funds', values: { missing: '4.96' } });
  });

  it('skips the quantity check while the price is unknown', () => {
    expect(checkStockOrder({ ...inDollars, moneyText: '5', price: null })).toEqual([]);
  });
});

it.each([
  [{ quantityText: '7' }, 7],
  [{ quantityText: 'x' }, null],
  [{ unit: 'dollars', quantityText: '7', moneyText: '1900' }, 10],
  [{ unit: 'dollars', quantityText: '7', moneyText: '1900', price: null }, null],
  [{ unit: 'dollars', quantityText: '7' }, null],
] as const)('an order of %j is one of %j', (typed, quantity) => {
  expect(orderedQuantity({ price: '187.44', ...typed })).toBe(quantity);
});

describe('checkStockOrder, selling', () => {
  it('requires only a lot', () => {
    const sale: StockOrderInput = { ...order, side: 'sell', quantityText: '', balance: '0' };
    const lot = { orderNumber: 'A1', quantity: 400, costPrice: '12.00' };
    expect(checkStockOrder(sale)).toEqual([{ code: 'lot-required', field: 'lot' }]);
    expect(checkStockOrder({ ...sale, lot: null })).toEqual([
      { code: 'lot-required', field: 'lot' },
    ]);
    expect(checkStockOrder({ ...sale, lot })).toEqual([]);
  });
});

const purchase: OfferPurchaseInput = {
  quantityText: '100',
  minimum: 100,
  price: '120.00',
  balance: '25000.00',
};

describe('checkOfferPurchase', () => {
  it.each([
    ['100', 100],
    ['208', 100], // 208 × 120.00 = 24960.00, fee 7.49
    ['1', 1],
    ['1', 0],
  ])('accepts %s for an offer from %d', (quantityText, minimum) => {
    expect(checkOfferPurchase({ ...purchase, quantityText, minimum })).toEqual([]);
  });

  it.each([
    ['', { code: 'quantity-required', field: 'quantity' }],
    [
      '1,000',
      { code: 'number-ambiguous', field: 'quantity', values: { fraction: 1, thousands: 1000 } },
    ],
    ['0,100', { code: 'quantity-format', field: 'quantity' }],
    ['+100', { code: 'quantity-format', field: 'quantity' }],
    ['99', { code: 'quantity-below-offer', field: 'quantity', values: { min: 100 } }],
    ['0', { code: 'quantity-below-offer', field: 'quantity', values: { min: 100 } }],
  ] as const)('reports the problem of %j', (quantityText, problem) => {
    expect(checkOfferPurchase({ ...purchase, quantityText })).toEqual([problem]);
  });

  it.each([{}, { minimum: null }])('uses a minimum of 100 where the offer has none: %o', (none) => {
    const { minimum: _, ...rest } = purchase;
    expect(checkOfferPurchase({ ...rest, ...none, quantityText: '99' })).toMatchObject([
      { code: 'quantity-below-offer', values: { min: 100 } },
    ]);
    expect(checkOfferPurchase({ ...rest, ...none, quantityText: '100' })).toEqual([]);
  });

  it('accepts a cost equal to the balance, and none above it', () => {
    // 100 × 120.00 = 12000.00; 0.03 % of it is 3.60
    expect(checkOfferPurchase({ ...purchase, balance: '12003.60' })).toEqual([]);
    expect(checkOfferPurchase({ ...purchase, balance: '12003.59' })).toEqual([
      {
        code: 'insufficient-funds',
        field: 'quantity',
        values: { total: '12003.60', balance: '12003.59', missing: '0.01' },
      },
    ]);
  });

  it('skips the balance check while price or balance is unknown', () => {
    expect(checkOfferPurchase({ ...purchase, price: null, balance: '0' })).toEqual([]);
    expect(checkOfferPurchase({ ...purchase, balance: null })).toEqual([]);
  });

  it('accepts the affordable maximum', () => {
    fc.assert(
      fc.property(cents(0, 1_000_000_000), finePrices(), (balance, price) => {
        const most = affordableQuantity(balance, price);
        fc.pre(most > 0);
        const input = { quantityText: `${most}`, minimum: 1, price, balance };
        expect(checkOfferPurchase(input)).toEqual([]);
      }),
    );
  });
});
