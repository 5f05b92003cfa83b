import { describe, expect, it } from 'vitest';
import { feeInTotal } from './recordedOrder.ts';

describe('feeInTotal', () => {
  const placed = { side: 'buy', price: '128.40', quantity: 10, total: '1284.39' } as const;

  it('is what a purchase costs more, and what a sale brings less', () => {
    // 10 × 128.40 = 1284.00
    expect(feeInTotal(placed)).toBe('0.39');
    // 10 × 130.10 = 1301.00
    expect(feeInTotal({ ...placed, side: 'sell', price: '130.10', total: '1300.61' })).toBe('0.39');
    expect(feeInTotal({ ...placed, total: '1284.00' })).toBe('0.00');
  });

  it('is not told where a part is missing, or the total is not one with a fee', () => {
    expect(feeInTotal({ ...placed, total: '1283.99' })).toBeNull();
    for (const part of ['side', 'price', 'quantity', 'total']) {
      expect(feeInTotal({ ...placed, [part]: null })).toBeNull();
    }
  });
});
