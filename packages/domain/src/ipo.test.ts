import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allottedPercent, checkIpoApplication, clampIpoQuantity, ipoProgress } from './ipo.ts';

describe('clampIpoQuantity', () => {
  it.each([
    [0, 100, 5000, 100],
    [99, 100, 5000, 100],
    [100, 100, 5000, 100],
    [199, 100, 5000, 100],
    [200, 100, 5000, 200],
    [5000, 100, 5000, 5000],
    [5001, 100, 5000, 5000],
    [9_007_199_254_740_991, 100, 5000, 5000],
    [260, 150, 470, 250], // permitted: 150, 250, 350, 450
    [470, 150, 470, 450],
    [1000, 150, 470, 450],
    [300, 200, 200, 200],
  ])('clampIpoQuantity of %d between %d and %d is %d', (quantity, min, max, clamped) => {
    expect(clampIpoQuantity(quantity, { min, max })).toBe(clamped);
  });

  it('returns a permitted quantity, and leaves a permitted one unchanged', () => {
    const ranges = fc.tuple(fc.nat(10_000), fc.nat(10_000)).map(([min, width]) => ({
      min,
      max: min + width,
    }));
    fc.assert(
      fc.property(fc.nat(50_000), ranges, (quantity, range) => {
        const clamped = clampIpoQuantity(quantity, range);
        expect(clamped).toBeGreaterThanOrEqual(range.min);
        expect(clamped).toBeLessThanOrEqual(range.max);
        expect((clamped - range.min) % 100).toBe(0);
        expect(clampIpoQuantity(clamped, range)).toBe(clamped);
      }),
    );
  });
});

describe('checkIpoApplication', () => {
  const application = {
    quantityText: '200',
    min: 100,
    max: 5000,
    price: '12.50',
    balance: '2500.75',
  };

  it('accepts an application whose cost with the fee equals the balance, and none above it', () => {
    // 200 × 12.50 = 2500.00; 0.03 % of it is 0.75
    expect(checkIpoApplication(application)).toEqual([]);
    expect(checkIpoApplication({ ...application, balance: '2500.74' })).toEqual([
      {
        code: 'insufficient-funds',
        field: 'quantity',
        values: { total: '2500.75', balance: '2500.74', missing: '0.01' },
      },
    ]);
  });

  it.each([
    ['', { code: 'quantity-required', field: 'quantity' }],
    ['1e3', { code: 'quantity-format', field: 'quantity' }],
    ['99', { code: 'quantity-below-offer', field: 'quantity', values: { min: 100 } }],
    ['5001', { code: 'quantity-above-offering', field: 'quantity', values: { max: 5000 } }],
    ['5100', { code: 'quantity-above-offering', field: 'quantity', values: { max: 5000 } }],
    ['150', { code: 'quantity-off-step', field: 'quantity', values: { step: 100 } }],
  ] as const)('finds what is wrong with %j', (quantityText, problem) => {
    expect(checkIpoApplication({ ...application, quantityText })).toEqual([problem]);
  });

  it.each(['100', '5000'])('accepts %s, which is a limit of the offering', (quantityText) => {
    expect(checkIpoApplication({ ...application, balance: '62518.75', quantityText })).toEqual([]);
  });

  it('skips the balance check while price or balance is unknown', () => {
    expect(checkIpoApplication({ ...application, price: null, balance: '0' })).toEqual([]);
    expect(checkIpoApplication({ ...application, balance: null })).toEqual([]);
  });
});

describe('ipoProgress', () => {
  const open = { opensAt: 1000, closesAt: 2000, stage: 'open' } as const;

  it.each([
    [1000, 0],
    [1250, 0.25],
    [2000, 1],
    // The status says that the offering is open, so a clock outside its dates is wrong.
    [900, 0],
    [2500, 1],
  ])('ipoProgress of an open offering at %d is %d', (now, place) => {
    expect(ipoProgress(open, now)).toBe(place);
  });

  it('ipoProgress is 2 after the allotment, at any time and dates', () => {
    expect(ipoProgress({ ...open, stage: 'allotted' }, 1500)).toBe(2);
    expect(ipoProgress({ opensAt: null, closesAt: null, stage: 'allotted' }, 1500)).toBe(2);
  });

  it.each([{ stage: null }, { opensAt: null }, { closesAt: null }, { closesAt: 1000 }])(
    'ipoProgress is unknown for %o',
    (unknown) => {
      expect(ipoProgress({ ...open, ...unknown }, 1500)).toBeNull();
    },
  );
});

it.each([
  [79, 100, 79],
  [115, 460, 25],
  [300, 100, 100],
  [0, 100, null],
  [null, 100, null],
  [10, null, null],
])('allots %s of %s shares: %s percent', (allotted, requested, percent) => {
  expect(allottedPercent(allotted, requested)).toBe(percent);
});
