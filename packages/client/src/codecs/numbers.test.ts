import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import {
  chartNumber,
  chartPrice,
  decimal,
  optionalDecimal,
  agreedPercent,
  wholeNumber,
} from './numbers.ts';

/** Smaller numbers need more than the 64 characters that decimal text may have. */
const sizeable = (value: number) => value === 0 || Math.abs(value) > 1e-40;

describe('decimal', () => {
  it.each([
    ['1234.50', '1234.50'],
    [1234.5, '1234.5'],
    [0, '0'],
    [-0, '0'],
    [-0.07, '-0.07'],
    [1e-7, '0.0000001'],
    [-1.25e-9, '-0.00000000125'],
    [9_999_999_999_999.99, '9999999999999.99'],
    ['123456789012345678.90', '123456789012345678.90'],
    ['1,234.50', '1234.50'],
    ['-1,234,567', '-1234567'],
    ['+1.23%', '1.23'],
    ['−0.50 %', '-0.50'],
    [' 1 ', '1'],
    ['12,345.60', '12345.60'],
    ['123,456', '123456'],
    ['$1,234.50', '1234.50'],
    ['US$ 1,234.50', '1234.50'],
    ['-$7.25', '-7.25'],
    ['$−7.25', '-7.25'],
    ['+US$7', '7'],
    ['1,234.50 USD', '1234.50'],
  ])('reads %j as %s', (value, text) => {
    expect(decimal.decode(value, 'x')).toBe(text);
  });

  it.each([
    [1e21],
    [1e13],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['1e3'],
    ['1.234,50'],
    ['US$ 1.234,50'],
    ['MX$ 1,234.50'],
    ['€ 5'],
    ['-$-5'],
    ['$'],
    ['1,234.50 MXN'],
    ['0,234'],
    ['1,23'],
    ['12,34,567'],
    ['1,234,56'],
    ['1+5'],
    ['1−5'],
    ['5%5'],
    ['%'],
    [''],
    [null],
    [undefined],
    [true],
    [[]],
    [{}],
  ])('refuses %j', (value) => {
    expect(() => decimal.decode(value, 'quote.price')).toThrow(ProtocolBroken);
    expect(() => decimal.decode(value, 'quote.price')).toThrow('quote.price is not a decimal');
  });

  it('keeps every cent of an amount that travels as a JSON number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (cents) => {
        const digits = String(cents).padStart(3, '0');
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const received: unknown = JSON.parse(text.replace(/^0+(?=\d)/, ''));
        const shortest = text.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '');
        expect(decimal.decode(received, 'x')).toBe(shortest);
      }),
    );
  });

  it('never writes an exponent, however small the number', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter(sizeable), (value) => {
        const text = decimal.decode(value, 'x');
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(value === 0 ? 0 : value);
      }),
      { examples: [[5e-7], [-5e-7]] },
    );
  });
});

it('reads absent and invalid values as null', () => {
  expect([undefined, null, 'n/a'].map((value) => optionalDecimal.decode(value, 'x'))).toEqual([
    null,
    null,
    null,
  ]);
});

it('reads numbers for charts, and null for anything else', () => {
  expect([1.5, '1.5', 1e20, 'x', null, Number.NaN].map(chartNumber)).toEqual([
    1.5,
    1.5,
    1e20,
    null,
    null,
    null,
  ]);
});

it.each([
  [10, 10],
  ['10', 10],
  ['10.00', 10],
  ['1,000', 1000],
  [0, 0],
])('reads %j as a whole number', (value, number) => {
  expect(wholeNumber.decode(value, 'x')).toBe(number);
});

it.each([
  [1.5],
  ['1.5'],
  [-1],
  ['1e3'],
  ['0x10'],
  [''],
  [[]],
  [['5']],
  [null],
  ['9007199254740993'],
])('refuses %j as a whole number', (value) => {
  expect(() => wholeNumber.decode(value, 'order.count')).toThrow(ProtocolBroken);
  expect(() => wholeNumber.decode(value, 'order.count')).toThrow('order.count is not a whole');
});

it('rejects a chart price beyond the limit of exact decimals', () => {
  expect([1e300, '1e300', -1e13, 9e12].map(chartPrice)).toEqual([null, null, null, 9e12]);
});

it('gives a percentage the sign of its change', () => {
  // 0.5 ÷ 40.65 = 1.23 %
  expect([
    agreedPercent('1.23', '-0.5', '40.15'),
    agreedPercent('-1.23', '-0.5', '40.15'),
    agreedPercent('1.23', '0.5', '41.15'),
    agreedPercent('1.23', null, '41.15'),
    agreedPercent('1.23', '0.5', null),
    agreedPercent(null, '-0.5', '40.15'),
  ]).toEqual(['-1.23', '-1.23', '1.23', '1.23', '1.23', null]);
});

it.each([
  ['another sign', '-1.23', '0.5'],
  ['a fraction', '0.0123', '0.5'],
  ['a hundred times as much', '123', '0.5'],
  ['a change without a percentage', '0', '0.5'],
])('drops a percentage that contradicts price and change: %s', (_, percent, change) => {
  expect(agreedPercent(percent, change, '41.15')).toBeNull();
});
