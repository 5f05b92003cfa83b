import { describe, expect, it } from 'vitest';
import { formatCompact, formatDecimal, formatMoney, formatPercent } from './decimal.ts';

describe('formatDecimal', () => {
  it.each([
    ['es', '1234.5', '1,234.50'],
    ['en', '1234.5', '1,234.50'],
    ['zh', '1234.5', '1,234.50'],
    ['de', '1234.5', '1.234,50'],
    ['es-MX', '1234.5', '1,234.50'],
  ])('writes as %s does', (locale, value, expected) => {
    expect(formatDecimal(locale, value)).toBe(expected);
  });

  it('keeps every trailing zero', () => {
    expect(formatDecimal('es', '1234.50')).toBe('1,234.50');
    expect(formatDecimal('es', '1234')).toBe('1,234.00');
  });

  it('is exact where a float is not', () => {
    expect(formatDecimal('en', '9007199254740993.01')).toBe('9,007,199,254,740,993.01');
    expect(formatDecimal('en', '1.005')).toBe('1.01');
  });

  it('accepts other numbers of decimals', () => {
    expect(formatDecimal('es', '12', { min: 0 })).toBe('12');
    expect(formatDecimal('es', '12.345', { max: 0 })).toBe('12');
    expect(formatDecimal('es', '17.0512', { min: 2, max: 4 })).toBe('17.0512');
    expect(formatDecimal('es', '17.5', { min: 4 })).toBe('17.5000');
    expect(formatDecimal('es', '1.0843', { min: 5, max: 5 })).toBe('1.08430');
    expect(formatDecimal('de', '1.084355', { min: 5, max: 5 })).toBe('1,08436');
  });

  it('writes a true minus, and none before zero', () => {
    expect(formatDecimal('en', '-3.5')).toBe('\u22123.50');
    expect(formatDecimal('en', '-0.001')).toBe('0.00');
    expect(formatDecimal('en', '0', { signed: true })).toBe('0.00');
    expect(formatDecimal('en', '3.5', { signed: true })).toBe('+3.50');
  });

  it.each([[null], [''], ['1e3'], ['NaN'], ['1,234.50'], ['Infinity'], ['0x10']])(
    'shows %j as missing',
    (value) => {
      expect(formatDecimal('es', value)).toBe('—');
    },
  );
});

describe('formatPercent', () => {
  it('leaves the plus out of a share', () => {
    expect(formatPercent('es', '12', { signed: false })).toBe('12.00%');
    expect(formatPercent('de', '-4', { signed: false })).toBe('−4,00\u00a0%');
  });

  it('writes a rate with all its decimals', () => {
    expect(formatPercent('es', '0.025', { signed: false, max: 8 })).toBe('0.025%');
    expect(formatPercent('de', '12.3', { signed: false, max: 8 })).toBe('12,30\u00a0%');
  });

  it.each([
    ['es', '1.2', '+1.20%'],
    ['en', '-12.345', '\u221212.35%'],
    ['zh', '0', '0.00%'],
    ['de', '1.2', '+1,20\u00a0%'],
    ['es', null, '—'],
  ])('%s %j → %j', (locale, value, expected) => {
    expect(formatPercent(locale, value)).toBe(expected);
  });
});

describe('formatMoney', () => {
  it('names the currency, with a space that does not break', () => {
    expect(formatMoney('es', '1234.5', 'US$')).toBe('US$\u00a01,234.50');
    expect(formatMoney('de', '20290', 'MX$')).toBe('MX$\u00a020.290,00');
    expect(formatMoney('es', '0.0625', 'US$', { min: 4, max: 4 })).toBe('US$\u00a00.0625');
  });

  it('puts the sign before the unit', () => {
    expect(formatMoney('es', '-1234.5', 'US$')).toBe('\u2212US$\u00a01,234.50');
    expect(formatMoney('es', '12', 'US$', { signed: true })).toBe('+US$\u00a012.00');
  });

  it('shows no unit without an amount', () => {
    expect(formatMoney('es', null, 'US$')).toBe('—');
  });
});

describe('formatCompact', () => {
  it.each([
    ['es', 84_250, '84.25 mil'],
    ['es-MX', 84_000, '84 mil'],
    ['es', 1_200_000, '1.2 M'],
    ['es-MX', 3_863_550_000, '3.9 mil M'],
    ['es', 2_000_000_000_000, '2 B'],
    ['es', 950, '950'],
    ['en-US', 84_000, '84K'],
    ['zh-CN', 84_000, '8.4万'],
    ['de-DE', 1_200_000, '1,2 Mio.'],
  ])('in %s, %s is %s', (locale, value, expected) => {
    expect(formatCompact(locale, value).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
