import { describe, expect, it } from 'vitest';
import { close, open, parseDecimal } from './decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['0', '0'],
    ['1234.50', '1234.50'],
    ['-3.10', '-3.10'],
    ['007.10', '7.10'],
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

describe('open and close', () => {
  it('throws for what is not decimal text', () => {
    expect(() => open('1e3')).toThrow(RangeError);
    expect(() => open('')).toThrow('Not a decimal: ""');
  });

  it('never writes an exponent or a negative zero', () => {
    expect(close(open('0.000000000001'))).toBe('0.000000000001');
    expect(close(open('100000000000000000000000000'))).toBe('100000000000000000000000000');
    expect(close(open('-0.001'), 2)).toBe('0.00');
  });
});
