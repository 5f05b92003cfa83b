import { describe, expect, it } from 'vitest';
import {
  checkRecharge,
  checkWithdraw,
  maxWithdrawal,
  rechargePreview,
  withdrawalOf,
  withdrawMinimum,
} from './transfer.ts';

const amount = (amountText: string) => checkRecharge({ amountText, method: 'bank' });

describe('checkRecharge', () => {
  it('accepts 5000 and more', () => {
    expect(amount('5000')).toEqual([]);
    expect(amount('120000')).toEqual([]);
  });

  it.each(['4999', '1', '0'])('checkRecharge reports the minimum for %s', (text) => {
    expect(amount(text)).toEqual([
      { code: 'recharge-below-minimum', field: 'amount', values: { min: '5000' } },
    ]);
  });

  it.each([
    ['', 'recharge-amount-required'],
    ['0,500', 'amount-not-whole'],
    ['5000.00', 'amount-not-whole'],
    ['-5000', 'recharge-amount-format'],
    ['5e3', 'recharge-amount-format'],
  ])('checkRecharge of %j reports %s', (text, code) => {
    expect(amount(text)).toEqual([{ code, field: 'amount' }]);
  });

  it('spec §5 recharge method: requires one for any amount', () => {
    const method = { code: 'recharge-method-required', field: 'method' };
    expect(checkRecharge({ amountText: '5000', method: null })).toEqual([method]);
    expect(checkRecharge({ amountText: '', method: null })).toEqual([
      { code: 'recharge-amount-required', field: 'amount' },
      method,
    ]);
  });
});

it.each([
  ['5000', '250.00'],
  ['5001', '250.05'],
  ['7777', '388.85'],
  ['123456789', '6172839.45'],
])('rechargePreview of %s is %s', (sum, preview) => {
  expect(rechargePreview(sum)).toBe(preview);
});

const whole = { amountText: '250', cardId: '5', minimum: '100', balance: '25000.00' };
const check = (change: Partial<Parameters<typeof checkWithdraw>[0]>) =>
  checkWithdraw({ ...whole, ...change });

describe('checkWithdraw', () => {
  it.each([
    { amountText: '100' },
    { amountText: '25000' },
    { amountText: '10', minimum: '5' },
    { amountText: '100', minimum: null },
    { amountText: '26000', balance: null },
  ])('accepts %o', (change) => {
    expect(check(change)).toEqual([]);
  });

  it.each([
    ['99', '100', '100'],
    ['9', '5', '10'],
    ['9', '0', '10'],
    ['99', null, '100'],
    ['150', '150.50', '150.50'],
    ['0', '100', '100'],
  ])(
    'checkWithdraw of %s with the configured minimum %s reports the minimum %s',
    (amountText, minimum, min) => {
      expect(check({ amountText, minimum })).toEqual([
        { code: 'withdraw-below-minimum', field: 'amount', values: { min } },
      ]);
    },
  );

  it.each([
    ['25001', '25000.00', '25000'],
    ['25000', '24999.99', '24999'],
    ['100', '0.00', '0'],
  ])(
    'rejects %s from a balance of %s with the withdrawable amount',
    (amountText, balance, withdrawable) => {
      expect(check({ amountText, balance })).toEqual([
        { code: 'withdraw-above-balance', field: 'amount', values: { withdrawable } },
      ]);
    },
  );

  it('reports a too small amount before an insufficient balance', () => {
    expect(check({ amountText: '99', balance: '50.00' })).toEqual([
      { code: 'withdraw-below-minimum', field: 'amount', values: { min: '100' } },
    ]);
  });

  it.each([
    ['', 'amount-required'],
    ['1 000', 'amount-not-whole'],
    ['100.50', 'amount-not-whole'],
    ['-100', 'withdraw-amount-format'],
    ['1e3', 'withdraw-amount-format'],
    ['１００x', 'withdraw-amount-format'],
  ])('checkWithdraw of %j reports %s', (amountText, code) => {
    expect(check({ amountText })).toEqual([{ code, field: 'amount' }]);
  });

  it('requires a card for any amount', () => {
    const card = { code: 'withdraw-card-required', field: 'card' };
    expect(check({ cardId: null })).toEqual([card]);
    expect(check({ cardId: null, amountText: '' })).toEqual([
      { code: 'amount-required', field: 'amount' },
      card,
    ]);
  });
});

it.each([
  [null, '100'],
  ['100', '100'],
  ['5', '10'],
  ['10', '10'],
])('withdrawMinimum of %s is %s', (configured, minimum) => {
  expect(withdrawMinimum(configured)).toBe(minimum);
});

it.each([
  ['25000.00', '25000'],
  ['24999.99', '24999'],
  ['0.99', '0'],
  ['-3.20', '0'],
  ['7', '7'],
])('maxWithdrawal of %s is %s', (balance, maximum) => {
  expect(maxWithdrawal(balance)).toBe(maximum);
});

it.each([
  // 7,838.45 ÷ 4 = 1,959.6125
  ['7838.45', 25, '1959'],
  ['7838.45', 50, '3919'],
  ['7838.45', 100, '7838'],
  ['0.99', 100, '0'],
  ['-3.20', 50, '0'],
])('withdrawalOf %s, %i %% is %s', (balance, percent, share) => {
  expect(withdrawalOf(balance, percent)).toBe(share);
});
