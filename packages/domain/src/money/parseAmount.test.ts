import { describe, expect, it } from 'vitest';
import { parseAmount, toPesos } from './index.ts';

describe('parseAmount', () => {
  it.each([
    ['1234.50', '1234.50'],
    ['1234.5', '1234.5'],
    [' 5000 ', '5000'],
    ['1,234.50', '1234.50'],
    ['1,234,567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['0', '0'],
  ])('reads %j, which has one reading', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount });
  });

  it.each(['1.234,50', '1,234', '1.234', '12,5', '1.234.567', '12,34.50', '1,2345.60'])(
    'does not guess what %j means',
    (text) => {
      expect(parseAmount(text)).toEqual({ ok: false, problem: 'ambiguous-amount' });
    },
  );

  it.each(['-5', '+5', '1e3', '0x10', '１２', 'US$ 5', '5.', '.5', '1 000', '1,', '9'.repeat(70)])(
    'refuses %j',
    (text) => {
      expect(parseAmount(text)).toEqual({ ok: false, problem: 'amount-format' });
    },
  );

  it.each(['', '  '])('asks for an amount when given %j', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem: 'amount-required' });
  });
});

describe('toPesos', () => {
  it.each([
    ['25000.00', '20', '500000.00'],
    ['1234.50', '20.29', '25048.01'], // 25,048.005
    ['0.01', '20.29', '0.20'], // 0.2029
    ['-10', '20', '-200.00'],
  ])('%s at %s is %s', (usd, rate, pesos) => {
    expect(toPesos(usd, rate)).toBe(pesos);
  });
});
