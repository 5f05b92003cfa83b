import { expect, it } from 'vitest';
import { assetsOf, investedOf, netOf, type WealthParts, wealthShares } from './wealth.ts';

const nothing: WealthParts = {
  cash: '0.00',
  stock: '0.00',
  forex: '0.00',
  futures: '0.00',
  treasury: '0.00',
  funds: '0.00',
  held: '0.00',
  loan: '0.00',
};

/** 1,000.10 + 250.05 + 600.00 + 149.85 = 2,000.00; of which 400.00 are owed. */
const some: WealthParts = {
  ...nothing,
  cash: '1000.10',
  stock: '250.05',
  funds: '600.00',
  held: '149.85',
  loan: '400.00',
};

it.each([
  ['nothing', nothing, '0.00', '0.00', '0.00'],
  ['cash alone', { ...nothing, cash: '25000.00' }, '0.00', '25000.00', '25000.00'],
  ['a loan in cash', { ...nothing, cash: '500.00', loan: '500.00' }, '0.00', '500.00', '0.00'],
  ['some of each', some, '999.90', '2000.00', '1600.00'],
  [
    'every type',
    { ...nothing, forex: '0.01', futures: '0.02', treasury: '0.04' },
    '0.07',
    '0.07',
    '0.07',
  ],
])('adds up %s', (_, parts, invested, all, net) => {
  expect(investedOf(parts)).toBe(invested);
  expect(assetsOf(parts)).toBe(all);
  expect(netOf(parts)).toBe(net);
});

it('has the shares of what is there, largest first', () => {
  expect(wealthShares(some)).toEqual([
    { part: 'cash', dollars: '1000.10', share: 0.50005 },
    { part: 'funds', dollars: '600.00', share: 0.3 },
    { part: 'stock', dollars: '250.05', share: 0.125025 },
    { part: 'held', dollars: '149.85', share: 0.074925 },
  ]);
});

it('has no shares of nothing, nor of cash below zero alone', () => {
  expect(wealthShares(nothing)).toEqual([]);
  expect(wealthShares({ ...nothing, cash: '-3.00' })).toEqual([]);
});

it('adds up nothing where a part is not known', () => {
  const unsaid = { ...some, funds: null };
  expect([investedOf(unsaid), assetsOf(unsaid), wealthShares(unsaid)]).toEqual([null, null, null]);
  expect(netOf({ ...some, loan: null })).toBeNull();
  expect(investedOf({ ...some, loan: null, cash: null })).toBe('999.90');
});
