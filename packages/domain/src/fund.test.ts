import { describe, expect, it } from 'vitest';
import {
  checkFundPurchase,
  fundAtEnd,
  fundEnd,
  fundPeriod,
  fundReturn,
  fundSoldPercent,
  fundYearlyPercent,
  isFundSoldOut,
} from './fund.ts';

describe('a period', () => {
  it.each([
    [1, 'day', 1],
    [29, 'day', 29],
    [30, 'month', 1],
    [44, 'month', 1],
    [45, 'month', 2],
    [91, 'month', 3],
    [364, 'month', 12],
  ] as const)('a period of %i days is in %ss: %i', (days, unit, count) => {
    expect(fundPeriod(days)).toEqual({ unit, count });
  });

  it('ends the given number of 24-hour days after the purchase', () => {
    expect(fundEnd(Date.UTC(2026, 10, 20, 15, 30), 91)).toBe(Date.UTC(2027, 1, 19, 15, 30));
  });
});

describe('a return', () => {
  it.each([
    ['1000.00', '0.02', '0.20'],
    ['250.00', '0.37', '0.93'], // 0.925
    ['100.00', '0.12', '0.12'],
    ['5000.00', '-4.25', '-212.50'],
    ['0.01', '1', '0.00'],
  ])('the return on %s at %s %% is %s', (amount, percent, earned) => {
    expect(fundReturn(amount, percent)).toBe(earned);
  });

  it.each([
    ['0.01', 1, '3.6'],
    ['0.14', 7, '7.2'],
    ['12', 360, '12'],
    ['9', 720, '4.5'],
  ])('of %s %% over %i days is %s %% a year', (percent, days, yearly) => {
    expect(fundYearlyPercent(percent, days)).toBe(yearly);
  });

  it.each([
    ['1000.00', '2.4', '1024.00'],
    ['1500.00', '-4', '1440.00'],
    ['250.00', '0.37', '250.93'], // 0.925
  ])('%s at %s %% becomes %s at the end', (amount, percent, end) => {
    expect(fundAtEnd(amount, percent)).toBe(end);
  });
});

describe('an issue', () => {
  const fund = { amount: '1000.00', issueAmount: '500000.00', soldAmount: '0' };

  it.each([
    ['0', 0],
    ['499999.99', 99],
    ['500000.00', 100],
    ['600000.00', 100],
  ])('an issue with %s sold is sold to %i %%', (soldAmount, percent) => {
    expect(fundSoldPercent({ ...fund, soldAmount })).toBe(percent);
  });

  it.each([{ issueAmount: null }, { soldAmount: null }, { issueAmount: '0' }])(
    'the sold percentage is null with %o',
    (change) => {
      expect(fundSoldPercent({ ...fund, ...change })).toBeNull();
    },
  );

  it('an issue is sold out when less than one participation is left', () => {
    expect(isFundSoldOut({ ...fund, soldAmount: '499000.00' })).toBe(false);
    expect(isFundSoldOut({ ...fund, soldAmount: '499000.01' })).toBe(true);
    expect(isFundSoldOut({ ...fund, soldAmount: '500000.00', amount: null })).toBe(false);
  });
});

const purchase = {
  amount: '1000.00',
  issueAmount: '50000.00',
  soldAmount: '49000.00',
  balance: '1000.00',
};

describe('checkFundPurchase', () => {
  it('accepts the last participation at exactly the balance, without a fee', () => {
    expect(checkFundPurchase(purchase)).toEqual([]);
  });

  it('reports the missing amount', () => {
    expect(checkFundPurchase({ ...purchase, balance: '999.99' })).toEqual([
      {
        code: 'insufficient-funds',
        field: 'fund',
        values: { total: '1000.00', balance: '999.99', missing: '0.01' },
      },
    ]);
    expect(checkFundPurchase({ ...purchase, balance: null })).toEqual([]);
  });

  it('detects a fund with less left than one participation, at any balance', () => {
    const soldOut = [{ code: 'fund-sold-out', field: 'fund' }];
    expect(checkFundPurchase({ ...purchase, soldAmount: '49000.01' })).toEqual(soldOut);
    expect(checkFundPurchase({ ...purchase, soldAmount: '50000.00', balance: '0' })).toEqual(
      soldOut,
    );
  });

  it.each([{ issueAmount: null }, { soldAmount: null }])(
    'accepts a fund whose remaining amount is unknown: %o',
    (change) => {
      expect(checkFundPurchase({ ...purchase, soldAmount: '50000.00', ...change })).toEqual([]);
    },
  );
});
