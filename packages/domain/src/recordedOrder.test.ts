import { describe, expect, it } from 'vitest';
import { feeInTotal, isTotalOf } from './recordedOrder.ts';

describe('feeInTotal', () => {
  const placed = { side: 'buy', price: '128.40', quantity: 10, total: '1284.39' } as const;

  it('is added to a purchase and deducted from a sale', () => {
    // 10 × 128.40 = 1284.00
    expect(feeInTotal(placed)).toBe('0.39');
    // 10 × 130.10 = 1301.00
    expect(feeInTotal({ ...placed, side: 'sell', price: '130.10', total: '1300.61' })).toBe('0.39');
    expect(feeInTotal({ ...placed, total: '1284.00' })).toBe('0.00');
  });

  it('is unknown if a part is missing or the total does not include a fee', () => {
    expect(feeInTotal({ ...placed, total: '1283.99' })).toBeNull();
    for (const part of ['side', 'price', 'quantity', 'total']) {
      expect(feeInTotal({ ...placed, [part]: null })).toBeNull();
    }
  });
});

describe('isTotalOf', () => {
  const sale = { side: 'sell', price: '470.00', quantity: 1, total: '469.86' } as const;
  const lot = { price: '450.00', cost: '450.14' };

  it.each([
    ['with its fee', '469.86', true],
    ['without a fee', '470.00', true],
    ['with a fee of 0.5 %', '467.65', true],
    ['that equals the cost of the purchase', '450.00', false],
    ['that equals the cost of the purchase with its fee', '450.14', false],
    ['above price × quantity', '470.14', false],
    ['of another quantity', '4698.60', false],
    ['of zero', '0.00', false],
  ])('checks the total of a sale %s: isTotalOf %s is %s', (_, total, isTotal) => {
    expect(isTotalOf({ ...sale, total }, null)).toBe(isTotal);
    expect(isTotalOf({ ...sale, total }, '0.03', lot)).toBe(isTotal);
  });

  it('distinguishes a purchase from a sale at nearly the same price', () => {
    const near = { side: 'sell', price: '101.00', quantity: 10 } as const;
    // The sale brings 1,010.00 − 0.30. The totals 1,000.00 and 1,000.30 belong to the purchase.
    expect(isTotalOf({ ...near, total: '1009.70' }, null, { price: '100.00', cost: null })).toBe(
      true,
    );
    expect(isTotalOf({ ...near, total: '1000.30' }, null, { price: '100.00', cost: null })).toBe(
      false,
    );
    expect(isTotalOf({ ...near, total: '1000.00' }, null, { price: '100.00', cost: null })).toBe(
      false,
    );
    // The purchase had a fee of 5.00, which differs from the current fee.
    expect(isTotalOf({ ...near, total: '1005.00' }, null, { price: null, cost: '1005.00' })).toBe(
      false,
    );
    expect(isTotalOf({ ...near, total: '1010.00' }, null, { price: '101.00', cost: null })).toBe(
      true,
    );
  });

  it('allows for a price that is rounded, and for an announced fee', () => {
    const bought = { side: 'buy', price: '12.35', quantity: 1000 } as const;
    // 1,000 shares at 12.3456 on average, and a fee of 3.70
    expect(isTotalOf({ ...bought, total: '12349.30' }, null)).toBe(true);
    expect(isTotalOf({ ...bought, total: '12300.00' }, null)).toBe(false);
    // 12,350.00 and a fee of 2 %, which is 247.00
    expect(isTotalOf({ ...bought, total: '12597.00' }, '2')).toBe(true);
    expect(isTotalOf({ ...bought, total: '12597.00' }, null)).toBe(false);
    expect(isTotalOf({ ...bought, price: '12', total: '12003.60' }, null)).toBe(true);
  });

  it('accepts a purchase or a sale if the side is unknown', () => {
    expect(isTotalOf({ ...sale, side: null }, null)).toBe(true);
    expect(isTotalOf({ ...sale, side: null, total: '470.14' }, null)).toBe(true);
    expect(isTotalOf({ ...sale, side: null, total: '450.00' }, null)).toBe(false);
  });

  it('rejects a stated fee that contradicts the total', () => {
    const bought = { side: 'buy', price: '100.00', quantity: 10, total: '1025.00' } as const;
    expect(isTotalOf({ ...bought, fee: '25.00' }, null)).toBe(true);
    expect(isTotalOf({ ...bought, fee: '0.30' }, null)).toBe(false);
    expect(isTotalOf({ ...bought, side: null, total: '999.70', fee: '0.30' }, null)).toBe(true);
  });

  it.each(['price', 'quantity', 'total'])('accepts any total without the %s', (part) => {
    expect(isTotalOf({ ...sale, total: '1.00', [part]: null }, null)).toBe(true);
  });
});
