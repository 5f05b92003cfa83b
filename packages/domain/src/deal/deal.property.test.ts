import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../money/index.ts';
import { cents, finePrices } from '../money/cents.fixture.ts';
import { affordableQuantity, orderCost, orderFee } from './index.ts';

/** price × quantity × 10,003 in units of 1e-8, and the balance in the same units: no decimals. */
function exactCost(price: string, quantity: number): bigint {
  return BigInt(price.replace('.', '')) * BigInt(quantity) * 10_003n;
}

describe('affordableQuantity', () => {
  it.each([
    ['25000.00', '187.44', 133], // 25000 ÷ 187.496232 = 133.33…
    ['100.03', '100', 1], // exactly one
    ['100.02', '100', 0],
    ['1000.30', '100', 10], // exactly ten
    ['1000.29', '100', 9],
    ['0', '5', 0],
    ['-5', '5', 0],
    ['100', '0', 0],
    ['0.01', '0.01', 0],
  ])('of %s at %s is %d', (balance, price, quantity) => {
    expect(affordableQuantity(balance, price)).toBe(quantity);
  });

  it('keeps the specified formula where rounding would let one more through', () => {
    // One share at 1.00 costs 1.0003 before and 1.00 after rounding.
    expect(affordableQuantity('1.00', '1.00')).toBe(0);
  });

  it('corrects a quotient that only its rounding made whole', () => {
    // 10,000 × 100.03 less 1e-20: the quotient is 10,000 to twenty places, and yet below it.
    expect(affordableQuantity('1000299.99999999999999999999', '100')).toBe(9999);
  });

  it('is payable to the cent; one more costs at least the balance', () => {
    fc.assert(
      fc.property(cents(0, 1_000_000_000), finePrices(), (balance, price) => {
        const quantity = affordableQuantity(balance, price);
        expect(compare(orderCost(price, quantity).total, balance)).toBeLessThanOrEqual(0);
        expect(compare(orderCost(price, quantity + 1).total, balance)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('is the largest quantity whose exact cost the balance covers', () => {
    fc.assert(
      fc.property(cents(0, 1_000_000_000), finePrices(), (balance, price) => {
        const quantity = affordableQuantity(balance, price);
        const money = BigInt(balance.replace('.', '')) * 1_000_000n;
        expect(exactCost(price, quantity) <= money).toBe(true);
        expect(exactCost(price, quantity + 1) > money).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('fee', () => {
  it('never falls as price or quantity grows', () => {
    const quantities = fc.nat(10_000);
    fc.assert(
      fc.property(finePrices(), quantities, quantities, (price, one, more) => {
        expect(compare(orderFee(price, one + more), orderFee(price, one))).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
    fc.assert(
      fc.property(finePrices(), finePrices(), quantities, (one, other, quantity) => {
        const [low, high] = Number(one) <= Number(other) ? [one, other] : [other, one];
        expect(compare(orderFee(high, quantity), orderFee(low, quantity))).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });
});
