import { describe, expect, it } from 'vitest';
import { calendarDayIn } from './days.ts';
import {
  annualTotalCost,
  checkLoanRequest,
  creditStanding,
  loanCost,
  loanFigures,
  loanProgress,
} from './loan.ts';

const check = (amountText: string, remaining: string | null = '10000.00') =>
  checkLoanRequest({ amountText, remaining });

describe('checkLoanRequest', () => {
  it('accepts amounts from 500 to the remaining credit', () => {
    expect(check('500')).toEqual([]);
    expect(check('10000')).toEqual([]);
    expect(check('999999', null)).toEqual([]);
  });

  it.each(['499', '0'])('checkLoanRequest reports the minimum for %s', (text) => {
    const problem = { code: 'loan-below-minimum', field: 'amount', values: { min: '500' } };
    expect(check(text)).toEqual([problem]);
    // The minimum is reported even if the remaining credit is below it.
    expect(check(text, '100.00')).toEqual([problem]);
  });

  it('names the available credit for an amount above it', () => {
    expect(check('10001')).toEqual([
      { code: 'loan-above-limit', field: 'amount', values: { max: '10000.00' } },
    ]);
    expect(check('500', '499.99')).toMatchObject([{ code: 'loan-above-limit' }]);
  });

  it.each([
    ['', 'amount-required'],
    ['1,000.50', 'amount-not-whole'],
    ['500.50', 'amount-not-whole'],
    ['5e3', 'loan-amount-format'],
    ['-500', 'loan-amount-format'],
  ])('checkLoanRequest of %j reports %s', (text, code) => {
    expect(check(text)).toEqual([{ code, field: 'amount' }]);
  });
});

it.each([
  ['500', '12', 30, '4.93'], // 180,000 ÷ 36,500 = 4.9315…
  ['10000.00', '12', 30, '98.63'], // 98.6301…
  ['365', '10', 1, '0.10'],
  ['1095', '0.5', 1, '0.02'], // 0.015
  ['500', '0', 30, '0.00'],
])('loanCost of %s at %s %% for %i days is %s', (amount, rate, days, cost) => {
  expect(loanCost(amount, { rate, days })).toBe(cost);
});

it.each([
  { rate: null, days: 30 },
  { rate: '12', days: null },
])('loanCost is null for %o', (terms) => {
  expect(loanCost('500', terms)).toBeNull();
});

describe('annualTotalCost', () => {
  it.each([
    // 504.93 ÷ 500 = 1.00986; ln × 365 ÷ 30 = 0.0098117 × 12.1667 = 0.11938; e^0.11938 = 1.1268
    ['500', '12', 30, '0', '12.7'],
    // 504.93 ÷ 490 = 1.0304694; 0.0300144 × 12.1667 = 0.36518; e^0.36518 = 1.4408
    ['500', '12', 30, '2', '44.1'],
    ['1000', '10', 365, '0', '10.0'], // 1100 ÷ 1000
    ['1000', '0', 365, '10', '11.1'], // 1000 ÷ 900 = 1.1111
    ['1000', '12', 730, '0.00', '11.4'], // 1240 ÷ 1000 over two years: √1.24 = 1.11355
    ['500', '0', 30, '0', '0.0'],
  ])(
    'annualTotalCost of %s at %s %% for %i days with a fee of %s %% is %s %%',
    (amount, rate, days, fee, cat) => {
      expect(annualTotalCost(amount, { rate, days, fee })).toBe(cat);
    },
  );

  it.each([
    { rate: null, days: 30, fee: '0' },
    { rate: '12', days: null, fee: '0' },
    { rate: '12', days: 0, fee: '0' },
    { rate: '12', days: 30, fee: null },
    { rate: '12', days: 30 },
    { rate: '12', days: 30, fee: '100' },
  ])('annualTotalCost is null for %o', (terms) => {
    expect(annualTotalCost('500', terms)).toBeNull();
  });
});

describe('loanProgress', () => {
  const day = 86_400_000;
  const due = { createdAt: 0, repaymentAt: 40 * day, days: 30 };
  const dayOf = calendarDayIn('UTC');

  it.each([
    [10, 0, 30, false],
    [25, 50, 15, false],
    [25.5, 51.666, 15, false],
    [39.5, 98.333, 1, false],
    [40, 100, 0, true],
    [42.5, 100, 2, true],
    [5, 0, 35, false],
  ])('after %d days, %d %% have elapsed', (days, percent, count, isOverdue) => {
    const progress = loanProgress(due, days * day, dayOf);
    expect(progress).toMatchObject({ count, isOverdue });
    expect(progress.percent).toBeCloseTo(percent, 2);
  });

  it('begins at the request if the term is unknown', () => {
    expect(loanProgress({ ...due, days: null }, 10 * day, dayOf).percent).toBe(25);
    expect(
      loanProgress({ ...due, days: null, createdAt: null }, 10 * day, dayOf).percent,
    ).toBeNull();
  });
});

describe('loanFigures', () => {
  it('computes the costs of a loan', () => {
    // 500 × 12 % × 30 ÷ 365; (504.93 ÷ 490) ^ (365 ÷ 30)
    expect(loanFigures('500', { rate: '12.00', days: 30, fee: '2.00' })).toEqual({
      cost: '4.93',
      repayment: '504.93',
      fee: '10.00',
      annualCost: '44.1',
    });
  });

  it('has no cost without amount or terms, and only the parts that the terms give', () => {
    const nothing = { cost: null, repayment: null, fee: null, annualCost: null };
    expect(loanFigures(null, { rate: '12.00', days: 30 })).toEqual(nothing);
    expect(loanFigures('500', null)).toEqual(nothing);
    expect(loanFigures('500', { rate: null, days: 30, fee: '2.00' })).toEqual({
      ...nothing,
      fee: '10.00',
    });
  });
});

it.each([
  [null, 'none'],
  ['100', 'none'],
  ['100.00', 'none'],
  ['99', 'good'],
  ['80', 'good'],
  ['79.99', 'low'],
  ['0', 'low'],
] as const)('creditStanding of %s is %s', (score, standing) => {
  expect(creditStanding(score)).toBe(standing);
});
