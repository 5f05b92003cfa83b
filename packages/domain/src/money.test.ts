import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './cents.fixture.ts';
import { toDecimalText, toBig, parseDecimal } from './decimal.ts';
import {
  add,
  compare,
  divide,
  isNegative,
  isZero,
  multiply,
  roundToCents,
  subtract,
  toPesos,
} from './money.ts';

describe('parseDecimal', () => {
  it.each([
    ['0', '0'],
    ['1234.50', '1234.50'],
    ['-3.10', '-3.10'],
    ['007.10', '7.10'],
    ['-007.10', '-7.10'],
    ['-0.05', '-0.05'],
    ['9'.repeat(64), '9'.repeat(64)],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['00', '0'],
  ])('reads %j as %j', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', ' 1', '1 ', '+1', '.5', '5.', '1e3', '0x10', '1,000', '１２', '٣', '--1', '1.2.3'])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it.each(['NaN', 'Infinity', '1_000', '−5', '1\n', '1\u0000', '9'.repeat(65)])(
    'refuses the odd text %j',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

describe('toBig and toDecimalText', () => {
  it('throws for text that is not decimal', () => {
    expect(() => toBig('1e3')).toThrow(RangeError);
    expect(() => toBig('')).toThrow('Not a decimal: ""');
  });

  it('never writes an exponent or a negative zero', () => {
    expect(toDecimalText(toBig('0.000000000001'))).toBe('0.000000000001');
    expect(toDecimalText(toBig('100000000000000000000000000'))).toBe('100000000000000000000000000');
    expect(toDecimalText(toBig('-0.001'), 2)).toBe('0.00');
    expect(toDecimalText(toBig('-0.09'), 2)).toBe('-0.09');
    expect(multiply('-1', '0')).toBe('0');
  });
});

describe('arithmetic', () => {
  it('is exact where binary floats are not', () => {
    expect(add('9', '1')).toBe('10');
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(subtract('0.3', '0.1')).toBe('0.2');
    expect(add('0.56', '0.44')).toBe('1.00');
    expect(subtract('1', '1.00')).toBe('0.00');
    expect(multiply('1.1', '1.1')).toBe('1.21');
    expect(divide('1', '8')).toBe('0.125');
    expect(divide('2', '3')).toBe('0.66666666666666666667');
  });

  it('throws for a division by zero and for text that is not decimal', () => {
    expect(() => divide('1', '0.00')).toThrow(RangeError);
    expect(() => add('1', '1e3')).toThrow(RangeError);
  });

  it.each([
    ['1.005', '1.01'],
    ['1.004', '1.00'],
    ['1.0049999', '1.00'],
    ['2.5', '2.50'],
    ['-1.005', '-1.01'],
    ['-0.001', '0.00'],
    ['7', '7.00'],
  ])('rounds %s to %s', (value, rounded) => {
    expect(roundToCents(value)).toBe(rounded);
  });

  it('compares by value and not by text', () => {
    expect(compare('1.5', '1.50')).toBe(0);
    expect(compare('9', '10')).toBe(-1);
    expect(compare('-1', '-2')).toBe(1);
    expect(isNegative('-0.01')).toBe(true);
    expect(isNegative('0')).toBe(false);
    expect(isZero('0.00')).toBe(true);
    expect(isZero('0.01')).toBe(false);
  });

  it('subtraction reverses addition', () => {
    fc.assert(
      fc.property(cents(), cents(), (left, right) => {
        expect(compare(subtract(add(left, right), right), left)).toBe(0);
      }),
    );
  });

  it('adds like whole cents', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (left, right) => {
        expect(compare(add(`${left}`, `${right}`), `${BigInt(left) + BigInt(right)}`)).toBe(0);
      }),
    );
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
