import { describe, expect, it } from 'vitest';
import { createSimulatedFeed } from './index.ts';

const feedAt = (text: string) => {
  const now = Date.parse(text);
  return createSimulatedFeed({ now: () => now });
};
const priceAt = async (text: string, symbol: string) =>
  Number((await feedAt(text).quote(symbol))?.price);

describe.each([
  ['EURMXN', (eur: number, mxn: number) => eur * mxn, 'USDMXN'],
  ['EURGBP', (eur: number, gbp: number) => eur / gbp, 'GBPUSD'],
  ['EURCHF', (eur: number, chf: number) => eur * chf, 'USDCHF'],
] as const)('%s', (symbol, cross, other) => {
  it.each([
    '2026-11-29T06:00:00Z',
    '2026-11-29T15:30:00Z',
    '2026-11-30T12:00:00Z',
    '2027-03-01T18:00:00Z',
    '2029-07-15T09:00:00Z',
  ])('follows from the dollar pairs at %s', async (time) => {
    const expected = cross(await priceAt(time, 'EURUSD'), await priceAt(time, other));
    // The paths within a day are independent; at its ends they agree.
    expect(Math.abs((await priceAt(time, symbol)) / expected - 1)).toBeLessThan(0.02);
  });

  it('agrees with the dollar pairs at midnight in UTC, up to their digits', async () => {
    const time = '2026-12-05T00:00:00Z';
    const expected = cross(await priceAt(time, 'EURUSD'), await priceAt(time, other));
    expect(Math.abs((await priceAt(time, symbol)) / expected - 1)).toBeLessThan(0.000_2);
  });

  it('begins with a change of the day that counts from a derived close', async () => {
    const quote = await feedAt('2026-11-29T20:00:00Z').quote(symbol);
    expect(Math.abs(Number(quote?.changePercent))).toBeLessThan(3);
  });

  it.each(['1m', '1d', '1wk', '1mo'] as const)(
    'ends its candles of %s at its price',
    async (step) => {
      for (const time of ['2026-11-29T05:59:59Z', '2026-11-29T06:00:10Z', '2026-12-01T00:00:00Z']) {
        const candles = await feedAt(time).candles(symbol, step, '1y');
        expect(candles.at(-1)?.close).toBe(await priceAt(time, symbol));
        const times = candles.map((candle) => candle.time);
        expect(new Set(times).size).toBe(times.length);
      }
    },
  );
});

it('leaves the prices before the first day as they were', async () => {
  // An earlier version gave these prices.
  expect(await priceAt('2026-11-21T12:00:00Z', 'EURMXN')).toBe(16.8678);
  expect(await priceAt('2026-11-29T05:59:59Z', 'EURMXN')).toBe(16.8603);
  const days = await feedAt('2026-12-02T12:00:00Z').candles('EURMXN', '1d', '1mo');
  const last = days.findLast(({ time }) => time < Date.parse('2026-11-29T00:00:00Z'));
  expect(last?.close).toBe(16.8603);
});
