import { describe, expect, it } from 'vitest';
import { parseAmount, parseMoney } from './amount.ts';

describe('parseAmount', () => {
  it.each([
    ['5000', '5000'],
    [' 5000 ', '5000'],
    ['0005000', '5000'],
    ['0', '0'],
    ['999999999999', '999999999999'],
  ])('reads %j', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount });
  });

  it.each(['5,000', '5.000', '5 000', '5000.00', '5000,50', '1.234,50', '1,234,567.89', '5’000'])(
    'does not guess what %j means in whole dollars',
    (text) => {
      expect(parseAmount(text)).toEqual({ ok: false, problem: 'not-whole' });
    },
  );

  it.each([
    '-5000',
    '+5000',
    '5e3',
    '0x10',
    '１２',
    'US$ 5000',
    'US$ 5,000',
    '5,000 $',
    '5000.',
    ',5',
    '1'.repeat(13),
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem: 'no-number' });
  });

  it.each(['', '  '])('asks for an amount when given %j', (text) => {
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
    // On the way to cents.
    ['12.', '12'],
    ['0', '0'],
    ['999999999999.99', '999999999999.99'],
  ])('reads %j', (text, amount) => {
    expect(parseMoney(text)).toEqual({ ok: true, amount });
  });

  it.each([
    '1,000',
    '1.000',
    '1,234.50',
    '1.234,50',
    '1 000',
    '.5',
    ',5',
    '-5',
    '+5',
    '1e3',
    '١٢',
    'US$ 5',
    '5.001',
    '1'.repeat(13),
  ])('refuses %j rather than guess', (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, problem: 'no-number' });
  });

  it.each(['', '  '])('asks for an amount when given %j', (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, problem: 'missing' });
  });
});
