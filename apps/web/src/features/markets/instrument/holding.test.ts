import { buildPosition } from '@corro/testing';
import { expect, it } from 'vitest';
import { type Holding, holdingOf } from './holding.ts';

const today = Date.parse('2026-11-23T15:00:00Z');
const quote = { price: '110.00', previousClose: '108.00', readAt: today };
const lot = (quantity: number, costPrice: string, day: string) =>
  buildPosition({ quantity, costPrice, createdAt: Date.parse(day) });

it.each<[string, Parameters<typeof holdingOf>, Holding]>([
  [
    'a lot of yesterday',
    [[lot(10, '100.00', '2026-11-22')], quote],
    {
      quantity: 10,
      meanCost: '100',
      value: '1100.00',
      gain: { amount: '100.00', percent: '10.00' },
      // 10 × (110 − 108) of 10 × 108
      gainToday: { amount: '20.00', percent: '1.85' },
    },
  ],
  [
    'a lot of yesterday and one bought today, which counts from its cost',
    [[lot(10, '100.00', '2026-11-22'), lot(30, '112.00', '2026-11-23T14:00:00Z')], quote],
    {
      quantity: 40,
      // 1,000 + 3,360 = 4,360 for 40
      meanCost: '109',
      value: '4400.00',
      // 100 − 60 of 4,360
      gain: { amount: '40.00', percent: '0.92' },
      // 20 − 60 of 1,080 + 3,360
      gainToday: { amount: '-40.00', percent: '-0.90' },
    },
  ],
  [
    'a lot of yesterday without a previous close',
    [[lot(1, '100.00', '2026-11-22')], { ...quote, previousClose: null }],
    {
      quantity: 1,
      meanCost: '100',
      value: '110.00',
      gain: { amount: '10.00', percent: '10.00' },
      gainToday: null,
    },
  ],
  [
    'a lot without a price',
    [[lot(3, '100.00', '2026-11-22')], { ...quote, price: null }],
    { quantity: 3, meanCost: '100', value: null, gain: null, gainToday: null },
  ],
])('adds up %s', (_, lots, holding) => {
  expect(holdingOf(...lots)).toEqual(holding);
});

it.each([{ costPrice: null }, { quantity: null }])('knows no sum with a lot of %o', (unknown) => {
  const lots = [lot(10, '100.00', '2026-11-22'), { ...buildPosition(), ...unknown }];
  expect(Object.values(holdingOf(lots, quote))).toEqual([null, null, null, null, null]);
});
