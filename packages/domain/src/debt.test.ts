import { describe, expect, it } from 'vitest';
import { debtInterest, debtTerm, isPricedByYield, yieldCurves } from './debt.ts';

const debt = (symbol: string, termDays: number, yieldPercent: string, issuer: string | null) => ({
  symbol,
  termDays,
  yieldPercent,
  issuer,
});

describe('yieldCurves', () => {
  it('has a curve for each issuer, shortest term first, on a logarithmic axis of terms', () => {
    const curves = yieldCurves([
      debt('M100', 100, '10.2', 'México'),
      debt('U1000', 1000, '4.3', 'Estados Unidos'),
      debt('M10', 10, '10.5', 'México'),
      debt('U10', 10, '5.1', 'Estados Unidos'),
      debt('M1000', 1000, '9.6', 'México'),
    ]);
    expect(curves.map(({ issuer }) => issuer)).toEqual(['México', 'Estados Unidos']);
    expect(curves[0]?.points.map(({ symbol }) => symbol)).toEqual(['M10', 'M100', 'M1000']);
    const places = curves[0]?.points.map(({ at }) => at);
    expect(places?.[0]).toBe(0);
    expect(places?.[1]).toBeCloseTo(0.5, 10);
    expect(places?.[2]).toBe(1);
  });

  it('draws no curve of fewer than two terms, and skips bonds without figures', () => {
    const long = debt('B', 3650, '9', null);
    const short = debt('A', 28, '10', null);
    expect(yieldCurves([])).toEqual([]);
    expect(yieldCurves([long])).toEqual([]);
    expect(yieldCurves([long, { ...short, yieldPercent: null }])).toEqual([]);
    expect(yieldCurves([long, { ...short, termDays: null }])).toEqual([]);
    expect(yieldCurves([long, { ...short, symbol: null }])).toEqual([]);
    expect(yieldCurves([long, { ...long, symbol: 'C' }])).toEqual([]);
    expect(yieldCurves([long, short])).toMatchObject([{ issuer: null, points: [{}, {}] }]);
  });

  it('thins out overlapping points, except the selected one', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => debt(`D${at}`, at + 1, '5', null));
    const points = yieldCurves(many, 'D7')[0]?.points ?? [];
    expect(points).toHaveLength(31);
    expect(points.map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(['D0', 'D7', 'D9999']),
    );
    const issuers = Array.from({ length: 200 }, (_, at) => `I${at}`);
    const pairs = issuers.flatMap((one) => [
      debt(`${one}A`, 1, '5', one),
      debt(`${one}B`, 9, '6', one),
    ]);
    const curves = yieldCurves(pairs, 'I7B').map(({ issuer }) => issuer);
    expect(curves).toEqual(['I7', 'I0', 'I1', 'I2', 'I3']);
  });
});

it.each([
  [28, 'day', 28],
  [91, 'month', 3],
  [364, 'month', 12],
  [730, 'year', 2],
  [10_950, 'year', 30],
] as const)('a term of %i days is in %ss: %i', (days, unit, count) => {
  expect(debtTerm(days)).toEqual({ unit, count });
});

it.each([
  ['99.200', '100.00', 1, '0.80'],
  ['97.850', '140.00', 3, '126.45'], // 42.15 each
  ['98.765', '100.00', 1, '1.24'], // 1.235
  ['101.00', '100.00', 1, null],
  [null, '100.00', 1, null],
  ['99.20', null, 1, null],
])(
  'debt at %s that pays %s until maturity: the interest on %i units is %s',
  (price, paid, count, earned) => {
    expect(debtInterest(price, paid, count)).toBe(earned);
  },
);

it.each([
  ['2.17', '2.17', true],
  ['2.1700', '2.17', true],
  ['99.200', '10.37', false],
  ['2.17', null, false],
  [null, '2.17', false],
])('a note at %s that yields %s is priced by its yield: %s', (price, percent, expected) => {
  expect(isPricedByYield(price, percent)).toBe(expected);
});
