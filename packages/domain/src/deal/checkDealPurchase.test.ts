import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, finePrices } from '../money/cents.fixture.ts';
import { affordableQuantity, checkDealPurchase, type DealPurchaseInput } from './index.ts';

const purchase: DealPurchaseInput = {
  quantityText: '100',
  minimum: 100,
  price: '120.00',
  balance: '25000.00',
};

describe('checkDealPurchase', () => {
  it.each([
    ['100', 100],
    ['208', 100], // 208 × 120.00 = 24960.00, fee 7.49
    ['1', 1],
    ['1', 0],
  ])('lets %s pass in lots from %d', (quantityText, minimum) => {
    expect(checkDealPurchase({ ...purchase, quantityText, minimum })).toEqual([]);
  });

  it.each([
    ['', { code: 'quantity-required', field: 'quantity' }],
    ['1,000', { code: 'quantity-format', field: 'quantity' }],
    ['+100', { code: 'quantity-format', field: 'quantity' }],
    ['99', { code: 'quantity-below-lot', field: 'quantity', values: { min: 100 } }],
    ['0', { code: 'quantity-below-lot', field: 'quantity', values: { min: 100 } }],
  ] as const)('finds what is wrong with %j', (quantityText, problem) => {
    expect(checkDealPurchase({ ...purchase, quantityText })).toEqual([problem]);
  });

  it.each([{}, { minimum: null }])(
    'takes a lot of 100 where the offer names no minimum: %o',
    (none) => {
      const { minimum: _, ...rest } = purchase;
      expect(checkDealPurchase({ ...rest, ...none, quantityText: '99' })).toMatchObject([
        { code: 'quantity-below-lot', values: { min: 100 } },
      ]);
      expect(checkDealPurchase({ ...rest, ...none, quantityText: '100' })).toEqual([]);
    },
  );

  it('lets the balance be spent to the cent and not beyond', () => {
    // 100 × 120.00 = 12000.00; 0.03 % of it is 3.60
    expect(checkDealPurchase({ ...purchase, balance: '12003.60' })).toEqual([]);
    expect(checkDealPurchase({ ...purchase, balance: '12003.59' })).toEqual([
      {
        code: 'insufficient-funds',
        field: 'quantity',
        values: { total: '12003.60', balance: '12003.59', missing: '0.01' },
      },
    ]);
  });

  it('does not judge funds before price and balance are known', () => {
    expect(checkDealPurchase({ ...purchase, price: null, balance: '0' })).toEqual([]);
    expect(checkDealPurchase({ ...purchase, balance: null })).toEqual([]);
  });

  it('has nothing against the most that is affordable', () => {
    fc.assert(
      fc.property(cents(0, 1_000_000_000), finePrices(), (balance, price) => {
        const most = affordableQuantity(balance, price);
        fc.pre(most > 0);
        const input = { quantityText: `${most}`, minimum: 1, price, balance };
        expect(checkDealPurchase(input)).toEqual([]);
      }),
    );
  });
});
