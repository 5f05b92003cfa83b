import { describe, expect, it } from 'vitest';
import { checkLoanRequest, creditStanding, loanCost } from './loan.ts';

const check = (amountText: string, remaining: string | null = '10000.00') =>
  checkLoanRequest({ amountText, remaining });

describe('checkLoanRequest', () => {
  it('takes from 500 to all that may still be borrowed', () => {
    expect(check('500')).toEqual([]);
    expect(check('10000')).toEqual([]);
    expect(check('999999', null)).toEqual([]);
  });

  it.each(['499', '0'])('says the minimum of %s', (text) => {
    const problem = { code: 'loan-below-minimum', field: 'amount', values: { min: '500' } };
    expect(check(text)).toEqual([problem]);
    // Less than the minimum is left: the minimum is said all the same.
    expect(check(text, '100.00')).toEqual([problem]);
  });

  it('says how much is left of what is more', () => {
    expect(check('10001')).toEqual([
      { code: 'loan-above-limit', field: 'amount', values: { max: '10000.00' } },
    ]);
    expect(check('500', '499.99')).toMatchObject([{ code: 'loan-above-limit' }]);
  });

  it.each([
    ['', 'amount-required'],
    ['1,000', 'amount-not-whole'],
    ['500.50', 'amount-not-whole'],
    ['5e3', 'loan-amount-format'],
    ['-500', 'loan-amount-format'],
  ])('of %j says %s', (text, code) => {
    expect(check(text)).toEqual([{ code, field: 'amount' }]);
  });
});

describe('loanCost', () => {
  it.each([
    ['500', '12', 30, '4.93'], // 180,000 ÷ 36,500 = 4.9315…
    ['10000.00', '12', 30, '98.63'], // 98.6301…
    ['365', '10', 1, '0.10'],
    ['1095', '0.5', 1, '0.02'], // 0.015
    ['500', '0', 30, '0.00'],
  ])('of %s at %s %% for %i days is %s', (amount, rate, days, cost) => {
    expect(loanCost(amount, { rate, days })).toBe(cost);
  });

  it.each([
    { rate: null, days: 30 },
    { rate: '12', days: null },
  ])('is not known of %o', (terms) => {
    expect(loanCost('500', terms)).toBeNull();
  });
});

describe('creditStanding', () => {
  it.each([
    [null, 'none'],
    ['100', 'none'],
    ['100.00', 'none'],
    ['99', 'good'],
    ['80', 'good'],
    ['79.99', 'low'],
    ['0', 'low'],
  ] as const)('of %s is %s', (score, standing) => {
    expect(creditStanding(score)).toBe(standing);
  });
});
