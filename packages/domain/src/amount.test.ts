import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, parseMoney } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['5000', '5000'],
    [' 5000 ', '5000'],
    ['0005000', '5000'],
    ['0', '0'],
    ['999999999999', '999999999999'],
    ['１２', '12'],
    ['\u202A7500\u202C', '7500'],
    ['\uFEFF75\u200B00\u00A0', '7500'],
  ])('reads %j', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount });
  });

  it.each([
    '5 000',
    '5000.00',
    '5000,50',
    '1.234,50',
    '1,234,567.89',
    '5’000',
    '0.500',
    '0,500',
    '0.125',
    '00.500',
    '5.00',
    '1.2345',
  ])('rejects %j, which is not written as whole dollars', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem: 'not-whole' });
  });

  it.each([
    ['5,000', 5, 5000],
    ['1.250', 1.25, 1250],
    ['999.999', 999.999, 999_999],
    ['１．２５０', 1.25, 1250],
  ])('reports both readings of %j', (text, fraction, thousands) => {
    const ambiguous = { ok: false, problem: 'ambiguous', values: { fraction, thousands } };
    expect(parseAmount(text)).toEqual(ambiguous);
    expect(parseMoney(text)).toEqual(ambiguous);
  });

  it.each([
    '-5000',
    '+5000',
    '5e3',
    '0x10',
    '٣',
    'US$ 5000',
    'US$ 5,000',
    '5,000 $',
    '5000.',
    ',5',
    '1'.repeat(13),
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem: 'no-number' });
  });

  it.each(['', '  '])('reports that the amount is missing in %j', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem: 'missing' });
  });
});

describe('parseMoney', () => {
  it.each([
    ['850', '850'],
    [' 0850 ', '850'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['835.56', '835.56'],
    ['835,56', '835.56'],
    // The customer is still typing the cents.
    ['12.', '12'],
    ['0', '0'],
    ['999999999999.99', '999999999999.99'],
  ])('reads %j', (text, amount) => {
    expect(parseMoney(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['1,234.50', 'not-whole'],
    ['1.234,50', 'not-whole'],
    ['1 000', 'not-whole'],
    ['0.500', 'not-whole'],
    ['0,125', 'not-whole'],
    ['1234.567', 'not-whole'],
    ['.5', 'no-number'],
    [',5', 'no-number'],
    ['-5', 'no-number'],
    ['+5', 'no-number'],
    ['1e3', 'no-number'],
    ['١٢', 'no-number'],
    ['US$ 5', 'no-number'],
    ['1'.repeat(13), 'no-number'],
  ])('refuses %j', (text, problem) => {
    expect(parseMoney(text)).toEqual({ ok: false, problem });
  });

  it.each(['', '  '])('reports that the amount is missing in %j', (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, problem: 'missing' });
  });
});

it('reads only numbers that have one meaning', () => {
  const unit = fc.constantFrom(...Array.from('0123456789'));
  const part = fc.string({ unit, minLength: 1, maxLength: 6 });
  const sign = fc.constantFrom('.', ',', ' ', "'");
  fc.assert(
    fc.property(part, sign, part, (left, separator, right) => {
      const text = `${left}${separator}${right}`;
      expect(parseAmount(text).ok).toBe(false);
      const isDecimal = (separator === '.' || separator === ',') && right.length <= 2;
      expect(parseMoney(text).ok).toBe(isDecimal);
    }),
  );
});
