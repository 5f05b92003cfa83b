import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from './quantity.ts';

describe('parseQuantity', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['50', 50],
    ['007', 7],
    ['9007199254740991', 9_007_199_254_740_991],
    [' 1\n', 1],
    ['１２', 12],
    ['1\u200B', 1],
    ['\uFEFF1', 1],
    ['\u202A50\u202C', 50],
  ])('reads %j', (text, quantity) => {
    expect(parseQuantity(text)).toEqual({ ok: true, quantity });
  });

  it('requires a quantity', () => {
    expect(parseQuantity('')).toEqual({
      ok: false,
      problem: { code: 'quantity-required', field: 'quantity' },
    });
  });

  it.each([
    '1e3',
    '0x10',
    '0b1',
    '٣',
    '-0',
    '-1',
    '+1',
    '1.5',
    '1.0',
    '0,050',
    '0.100',
    '1 000',
    '1’000',
    '1_0',
    '1n',
    'NaN',
    'Infinity',
    '[]',
    'null',
    '½',
    '²',
    '9007199254740992',
    '9007199254740993',
    '9'.repeat(400),
  ])('refuses %j', (text) => {
    expect(parseQuantity(text)).toEqual({
      ok: false,
      problem: { code: 'quantity-format', field: 'quantity' },
    });
  });

  it.each([
    ['1,000', 1, 1000],
    ['1.250', 1.25, 1250],
    ['12.345', 12.345, 12_345],
  ])('reports both readings of %j', (text, fraction, all) => {
    const values = { fraction, thousands: all };
    const problem = { code: 'number-ambiguous', field: 'quantity', values };
    expect(parseQuantity(text)).toEqual({ ok: false, problem });
  });

  it('accepts only digits', () => {
    const signs = fc.constantFrom(...Array.from('0123456789'), '-', '+', '.', ',', 'e', 'x', '٣');
    const texts = fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.string());
    fc.assert(
      fc.property(texts, (text) => {
        const typed = text.trim();
        const isPlain =
          typed !== '' && Array.from(typed).every((sign) => '0123456789'.includes(sign));
        expect(parseQuantity(text).ok).toBe(isPlain);
      }),
    );
  });

  it('reads back every whole number that it writes', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (quantity) => {
        expect(parseQuantity(quantity.toFixed(0))).toEqual({ ok: true, quantity });
      }),
    );
  });
});
