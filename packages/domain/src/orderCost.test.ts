import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, finePrices } from './cents.fixture.ts';
import { compare } from './money.ts';
import {
  affordableQuantity,
  balanceAfter,
  lotsProceeds,
  orderCost,
  orderFee,
  hasPriceMoved,
  quantityForMoney,
  saleProceeds,
  percentOfBalance,
} from './orderCost.ts';

describe('orderFee', () => {
  it.each([
    ['100', 100, '3.00'],
    ['187.44', 10, '0.56'], // 0.56232
    ['50', 1, '0.02'], // 0.015 rounds up
    ['49.99', 1, '0.01'], // 0.014997
    ['16.66', 1, '0.00'], // 0.004998
    ['16.666', 1, '0.00'], // 0.0049998; the fee on 16.67 is 0.01
    ['16.67', 1, '0.01'], // 0.005001
    ['0', 5, '0.00'],
    ['0.0001', 3, '0.00'],
    ['33.335', 5, '0.05'], // 0.0500025
  ])('orderFee of %s × %d is %s', (price, quantity, fee) => {
    expect(orderFee(price, quantity)).toBe(fee);
  });

  it('orderFee is rounded once for the order and not for each share', () => {
    // The fee on one share at 10.00 is 0.003, which rounds to zero; the fee on a hundred shares is
    // 0.30.
    expect(orderFee('10.00', 1)).toBe('0.00');
    expect(orderFee('10.00', 100)).toBe('0.30');
  });

  it('throws for a price that is not decimal', () => {
    expect(() => orderFee('1e3', 1)).toThrow(RangeError);
  });
});

describe('order cost and sale proceeds', () => {
  it('adds the fee to a purchase and subtracts it from a sale', () => {
    // 187.44 × 10 = 1874.40; 0.03 % of it is 0.56232
    expect(orderCost('187.44', 10)).toEqual({ amount: '1874.40', fee: '0.56', total: '1874.96' });
    expect(saleProceeds('187.44', 10)).toEqual({
      amount: '1874.40',
      fee: '0.56',
      total: '1873.84',
    });
  });

  it('deducts a fee for each lot', () => {
    // The fees are 0.15 on 10 × 50.00 and twice 0.02 (0.015) on 1 × 50.00. One fee on 12 × 50.00
    // would be 0.18.
    expect(lotsProceeds('50.00', [{ quantity: 10 }, { quantity: 1 }, { quantity: 1 }])).toEqual({
      amount: '600.00',
      fee: '0.19',
      total: '599.81',
    });
    expect(lotsProceeds('50.00', []).total).toBe('0.00');
  });

  it('rounds the amount half up to the cent', () => {
    // 1.2345 × 3 = 3.7035; 0.03 % of it is 0.00111
    expect(orderCost('1.2345', 3)).toEqual({ amount: '3.70', fee: '0.00', total: '3.70' });
    // 0.335 × 1 = 0.335
    expect(orderCost('0.335', 1).amount).toBe('0.34');
  });
});

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
])('hasPriceMoved from %s to %s is %s', (reviewed, current, moved) => {
  expect(hasPriceMoved(reviewed, current)).toBe(moved);
});

it.each([
  ['24967.49', '25000.00', '99.87'], // 99.86996
  ['12003.60', '25000.00', '48.01'], // 48.0144
  ['30000', '25000.00', '120.00'],
  ['0', '25000.00', '0.00'],
])('percentOfBalance: %s of %s is %s %%', (total, balance, share) => {
  expect(percentOfBalance(total, balance)).toBe(share);
});

it('the share of a balance of zero is null', () => {
  expect(percentOfBalance('1.00', '0.00')).toBeNull();
});

it('subtracts the total of a purchase', () => {
  expect(balanceAfter('buy', '25000.00', '1000.30')).toBe('23999.70');
});

it('adds the proceeds of a sale', () => {
  expect(balanceAfter('sell', '23999.70', '1009.70')).toBe('25009.40');
});

/** Cost with its unrounded fee in units of 1e-8, an integer, so that the test needs no decimals. */
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
  ])('affordableQuantity of %s at %s is %d', (balance, price, quantity) => {
    expect(affordableQuantity(balance, price)).toBe(quantity);
  });

  it('follows the specified formula even if rounding would allow one more share', () => {
    // One share at 1.00 costs 1.0003 before and 1.00 after rounding.
    expect(affordableQuantity('1.00', '1.00')).toBe(0);
  });

  it('corrects a quotient that only its rounding made whole', () => {
    // 10,000 × 100.03 − 1e-20: the quotient rounds to 10,000 at twenty places but is below it.
    expect(affordableQuantity('1000299.99999999999999999999', '100')).toBe(9999);
  });

  it('affordableQuantity is payable to the cent; one more costs at least the balance', () => {
    fc.assert(
      fc.property(cents(0, 1_000_000_000), finePrices(), (balance, price) => {
        const quantity = affordableQuantity(balance, price);
        expect(compare(orderCost(price, quantity).total, balance)).toBeLessThanOrEqual(0);
        expect(compare(orderCost(price, quantity + 1).total, balance)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('affordableQuantity is the largest quantity whose exact cost the balance covers', () => {
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

describe('quantityForMoney', () => {
  it.each([
    // 12 shares cost 835.32 and a fee of 0.25 (0.250596); 13 shares would cost 904.93 and 0.27.
    ['850', '69.61', 12],
    ['835.57', '69.61', 12],
    ['835.56', '69.61', 11],
    // 10 shares cost 1,284.00 and a fee of 0.39 (0.3852).
    ['1284.39', '128.40', 10],
    ['1284.38', '128.40', 9],
    // One share at 1.00 has a fee of 0.0003, which is rounded away.
    ['1.00', '1.00', 1],
    ['0.99', '1.00', 0],
    ['0', '5', 0],
    ['100', '0', 0],
  ])('%s at %s buys %d', (money, price, quantity) => {
    expect(quantityForMoney(money, price)).toBe(quantity);
  });

  it('never costs more than the amount, and buys every share that the amount covers', () => {
    const prices = fc.integer({ min: 1, max: 50_000_00 }).map((one) => (one / 100).toFixed(2));
    fc.assert(
      fc.property(cents(0, 1_000_000_000), prices, (money, price) => {
        const quantity = quantityForMoney(money, price);
        expect(centsOf(price, quantity) <= hundredths(money)).toBe(true);
        expect(centsOf(price, quantity + 1) > hundredths(money)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

function hundredths(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/**
 * Returns amount plus fee in cents; the fee is 0.03 %, rounded half up. The price has whole cents.
 */
function centsOf(price: string, quantity: number): bigint {
  const amount = hundredths(price) * BigInt(quantity);
  return amount + (amount * 3n + 5000n) / 10_000n;
}

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
