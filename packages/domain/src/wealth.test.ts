import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalInvested, type WealthParts } from './wealth.ts';
import { addsUpTo, investedSlices, negativeDebt, wealthSlices } from './wealthSlices.ts';

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

/** Assets of 1,000.10 + 250.05 + 600.00 + 149.85 = 2,000.00, and a debt of 400.00. */
const some: WealthParts = {
  ...nothing,
  cash: '1000.10',
  stock: '250.05',
  funds: '600.00',
  held: '149.85',
  loan: '400.00',
};

it.each([
  ['nothing', nothing, '0.00', '0.00'],
  ['cash alone', { ...nothing, cash: '25000.00' }, '0.00', '25000.00'],
  ['cash from a loan', { ...nothing, cash: '500.00', loan: '500.00' }, '0.00', '0.00'],
  ['several assets and a loan', some, '999.90', '1600.00'],
  ['every type', { ...nothing, forex: '0.01', futures: '0.02', treasury: '0.04' }, '0.07', '0.07'],
])('sums %s', (_, parts, invested, total) => {
  expect(totalInvested(parts)).toBe(invested);
  expect(addsUpTo(parts, total)).toBe(true);
});

it.each([
  ['the loan is not subtracted', some, '2000.00'],
  ['the loan is subtracted twice', some, '1200.00'],
  ['a part is unknown', { ...some, funds: null }, '1600.00'],
  ['the loan is unknown', { ...some, loan: null }, '1600.00'],
  ['the total is unknown', some, null],
])('does not add up if %s', (_, parts, total) => {
  expect(addsUpTo(parts, total)).toBe(false);
});

it('lists the slices of all assets, largest first', () => {
  expect(wealthSlices(some)).toEqual([
    { part: 'cash', dollars: '1000.10', fraction: 0.50005 },
    { part: 'funds', dollars: '600.00', fraction: 0.3 },
    { part: 'stock', dollars: '250.05', fraction: 0.125025 },
    { part: 'held', dollars: '149.85', fraction: 0.074925 },
  ]);
});

it('lists the slices of the assets without cash and debt', () => {
  // 250.00 + 600.00 + 150.00 = 1,000.00
  expect(investedSlices({ ...some, stock: '250.00', held: '150.00' })).toEqual([
    { part: 'funds', dollars: '600.00', fraction: 0.6 },
    { part: 'stock', dollars: '250.00', fraction: 0.25 },
    { part: 'held', dollars: '150.00', fraction: 0.15 },
  ]);
  expect(negativeDebt(some)).toBe('-400.00');
});

it('lists no slices of empty assets, and negative cash without a fraction', () => {
  expect(wealthSlices(nothing)).toEqual([]);
  expect(wealthSlices({ ...nothing, cash: '-3.00', stock: '10.00' })).toEqual([
    { part: 'stock', dollars: '10.00', fraction: 1 },
    { part: 'cash', dollars: '-3.00', fraction: null },
  ]);
});

it('shows amounts that sum to the cent if an upstream sends fractions of cents', () => {
  const parts = { ...nothing, cash: '0.005', stock: '0.005', funds: '0.004', loan: '0.014' };
  expect(wealthSlices(parts)?.map(({ dollars }) => dollars)).toEqual(['0.01', '0.01']);
  expect(totalInvested(parts)).toBe('0.01');
  expect(addsUpTo(parts, '0.00')).toBe(true);
});

const cents = (text: string | null) => Math.round(Number(text) * 100);
const sent = (milli: number) => (milli / 1000).toFixed(3);

it('sums to the total, less the debt, in every state of an account', () => {
  const amount = fc.oneof(fc.constant(0), fc.integer({ min: -10_000, max: 1_000_000_000 }));
  const state = fc.record({
    cash: amount,
    stock: amount,
    forex: amount,
    futures: amount,
    treasury: amount,
    funds: amount,
    held: amount,
    loan: fc.oneof(fc.constant(0), fc.nat(1_000_000_000)),
  });
  fc.assert(
    fc.property(state, (milli) => {
      const parts: WealthParts = {
        cash: sent(milli.cash),
        stock: sent(milli.stock),
        forex: sent(milli.forex),
        futures: sent(milli.futures),
        treasury: sent(milli.treasury),
        funds: sent(milli.funds),
        held: sent(milli.held),
        loan: sent(milli.loan),
      };
      const shownOf = (rows: ReturnType<typeof wealthSlices>) =>
        rows?.reduce((sum, { dollars }) => sum + cents(dollars), 0) ?? Number.NaN;
      expect(shownOf(investedSlices(parts))).toBe(cents(totalInvested(parts)));
      const net = shownOf(wealthSlices(parts)) + cents(negativeDebt(parts));
      expect(addsUpTo(parts, (net / 100).toFixed(2))).toBe(true);
      for (const rows of [wealthSlices(parts), investedSlices(parts)]) {
        const slices = rows?.flatMap(({ fraction }) => fraction ?? []) ?? [];
        // Assets of zero or less have no slices.
        const whole = slices.length === 0 ? 1 : slices.reduce((sum, one) => sum + one, 0);
        expect(whole).toBeCloseTo(1, 9);
      }
    }),
  );
});

it('is null if a part is unknown', () => {
  const unreported = { ...some, funds: null };
  expect([totalInvested(unreported), wealthSlices(unreported)]).toEqual([null, null]);
  expect(totalInvested({ ...some, loan: null, cash: null })).toBe('999.90');
});
