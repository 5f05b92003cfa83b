import { describe, expect, it } from 'vitest';
import { checkRecharge, rechargePreview } from './index.ts';

const amount = (amountText: string) => checkRecharge({ amountText, method: 'bank' });

describe('checkRecharge', () => {
  it('takes 5000 and more', () => {
    expect(amount('5000')).toEqual([]);
    expect(amount('120000')).toEqual([]);
  });

  it.each(['4999', '1', '0'])('says the minimum of %s', (text) => {
    expect(amount(text)).toEqual([
      { code: 'recharge-below-minimum', field: 'amount', values: { min: '5000' } },
    ]);
  });

  it.each([
    ['', 'recharge-amount-required'],
    ['5,000', 'amount-not-whole'],
    ['5000.00', 'amount-not-whole'],
    ['-5000', 'recharge-amount-format'],
    ['5e3', 'recharge-amount-format'],
  ])('of %j says %s', (text, code) => {
    expect(amount(text)).toEqual([{ code, field: 'amount' }]);
  });

  it('asks for a method, whatever the amount', () => {
    const method = { code: 'recharge-method-required', field: 'method' };
    expect(checkRecharge({ amountText: '5000', method: null })).toEqual([method]);
    expect(checkRecharge({ amountText: '', method: null })).toEqual([
      { code: 'recharge-amount-required', field: 'amount' },
      method,
    ]);
  });
});

describe('rechargePreview', () => {
  it.each([
    ['5000', '250.00'],
    ['5001', '250.05'],
    ['7777', '388.85'],
    ['123456789', '6172839.45'],
  ])('of %s is %s', (sum, preview) => {
    expect(rechargePreview(sum)).toBe(preview);
  });
});
