import { describe, expect, it } from 'vitest';
import { orderCost, orderFee, priceMovedBeyond, saleProceeds } from './index.ts';

describe('orderFee', () => {
  it.each([
    ['100', 100, '3.00'],
    ['187.44', 10, '0.56'], // 0.56232
    ['50', 1, '0.02'], // 0.015 rounds up
    ['49.99', 1, '0.01'], // 0.014997
    ['16.66', 1, '0.00'], // 0.004998
    ['16.67', 1, '0.01'], // 0.005001
    ['0', 5, '0.00'],
    ['0.0001', 3, '0.00'],
    ['33.335', 5, '0.05'], // 0.0500025
  ])('of %s × %d is %s', (price, quantity, fee) => {
    expect(orderFee(price, quantity)).toBe(fee);
  });

  it('is rounded once for the order and not for each share', () => {
    // One share at 10.00 costs 0.003, which is nothing; a hundred cost 0.30.
    expect(orderFee('10.00', 1)).toBe('0.00');
    expect(orderFee('10.00', 100)).toBe('0.30');
  });

  it('throws for a price that is not decimal', () => {
    expect(() => orderFee('1e3', 1)).toThrow(RangeError);
  });
});

describe('order cost and sale proceeds', () => {
  it('adds the fee when buying and takes it off when selling', () => {
    // 187.44 × 10 = 1874.40; 0.03 % of it is 0.56232
    expect(orderCost('187.44', 10)).toEqual({ amount: '1874.40', fee: '0.56', total: '1874.96' });
    expect(saleProceeds('187.44', 10)).toEqual({
      amount: '1874.40',
      fee: '0.56',
      total: '1873.84',
    });
  });

  it('rounds the amount half up to the cent', () => {
    // 1.2345 × 3 = 3.7035; 0.03 % of it is 0.00111
    expect(orderCost('1.2345', 3)).toEqual({ amount: '3.70', fee: '0.00', total: '3.70' });
    // 0.335 × 1 = 0.335
    expect(orderCost('0.335', 1).amount).toBe('0.34');
  });
});

describe('priceMovedBeyond', () => {
  it.each([
    ['200', '201', false], // exactly 0.5 %
    ['200', '199', false],
    ['200', '201.01', true],
    ['200', '198.99', true],
    ['200', '200', false],
    ['0', '0', false],
    ['0', '0.01', true],
    ['0.10', '0.1005', false],
    ['0.10', '0.1006', true],
  ])('from %s to %s: %s', (reviewed, current, moved) => {
    expect(priceMovedBeyond(reviewed, current)).toBe(moved);
  });
});
