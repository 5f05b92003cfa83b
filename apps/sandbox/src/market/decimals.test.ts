import { describe, expect, it } from 'vitest';
import { changeTexts, decimalText } from './decimals.ts';

describe('decimalText', () => {
  it('keeps every decimal', () => {
    expect(decimalText(1234.5, 2)).toBe('1234.50');
    expect(decimalText(1.07219, 5)).toBe('1.07219');
    expect(decimalText(7, 0)).toBe('7');
  });

  it('writes zero without a sign', () => {
    expect(decimalText(-0.0004, 2)).toBe('0.00');
    expect(decimalText(-0.4, 0)).toBe('0');
  });
});

describe('changeTexts', () => {
  it('writes a fall with its sign: 72.70 after 73.04', () => {
    expect(changeTexts(72.7, 73.04, 2)).toEqual({ change: '-0.34', changePercent: '-0.47' });
  });

  it('hides the noise of binary fractions: 0.3 after 0.1', () => {
    expect(changeTexts(0.3, 0.1, 2)).toEqual({ change: '0.20', changePercent: '200.00' });
  });
});
