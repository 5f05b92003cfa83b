import { rm } from 'node:fs/promises';
import { brokerDay, dayMs, newestDay } from '@corro/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordedFeed } from './recorded/index.ts';
import { writeRecordings } from './recorded/recordings.fixture.ts';
import { createSimulatedFeed } from './simulated/index.ts';
import type { MarketFeed } from './types.ts';

const clock = { time: 0, now: () => clock.time };

let folder = '';
beforeAll(async () => {
  folder = await writeRecordings();
});
afterAll(() => rm(folder, { recursive: true }));

/** What a customer sees of today at a time in Mexico City. */
async function todayAt(feed: MarketFeed, symbol: string, wallTime: string) {
  clock.time = Date.parse(`${wallTime}-06:00`);
  const quote = await feed.quote(symbol);
  const minutes = newestDay(await feed.candles(symbol, '1m', '1d'));
  const [day, ...others] = await feed.candles(symbol, '1d', '1d');
  expect(others).toEqual([]);
  expect(day).toMatchObject({
    open: Number(quote?.previousClose),
    high: Number(quote?.high),
    low: Number(quote?.low),
    close: Number(quote?.price),
  });
  expect({
    open: minutes[0]?.open,
    high: Math.max(...minutes.map(({ high }) => high)),
    low: Math.min(...minutes.map(({ low }) => low)),
    close: minutes.at(-1)?.close,
  }).toEqual({ open: day?.open, high: day?.high, low: day?.low, close: day?.close });
  return {
    ...quote,
    date: new Date(day?.time ?? 0).toISOString().slice(0, 10),
    lineFrom: new Date(minutes[0]?.time ?? 0).toISOString(),
    points: minutes.length,
  };
}

describe.each([
  ['simulated', 'VLTA', async () => createSimulatedFeed(clock)],
  ['simulated', 'USDMXN', async () => createSimulatedFeed(clock)],
  ['recorded', 'MSFT', () => createRecordedFeed(folder, clock)],
  ['recorded', 'USDMXN', () => createRecordedFeed(folder, clock)],
] as const)('today, of the %s %s', (_, symbol, open) => {
  it('lasts from midnight to midnight in Mexico City', async () => {
    const feed = await open();
    const last = await todayAt(feed, symbol, '2026-11-27T23:59:59');
    const before = await todayAt(feed, symbol, '2026-11-28T17:59:00');
    const after = await todayAt(feed, symbol, '2026-11-28T18:01:00');
    const night = await todayAt(feed, symbol, '2026-11-29T00:01:00');

    const lineFrom = '2026-11-28T06:00:00.000Z';
    expect(before).toMatchObject({ date: '2026-11-28', lineFrom, points: 1080 });
    expect(after).toMatchObject({ date: '2026-11-28', lineFrom, points: 1082 });
    expect(before.previousClose).toBe(last.price);
    expect(after.previousClose).toBe(last.price);
    expect(Number(after.high)).toBeGreaterThanOrEqual(Number(before.high));
    expect(Number(after.low)).toBeLessThanOrEqual(Number(before.low));

    const nextFrom = '2026-11-29T06:00:00.000Z';
    expect(night).toMatchObject({ date: '2026-11-29', lineFrom: nextFrom, points: 2 });
    clock.time = Date.parse('2026-11-29T05:59:59Z');
    expect(night.previousClose).toBe((await feed.quote(symbol))?.price);
  });

  it('leaves each earlier price within the candle of its day', async () => {
    const feed = await open();
    const end = Date.parse('2026-11-28T20:00:00Z');
    const anyInstant = fc.integer({ min: end - 29 * dayMs, max: end });
    await fc.assert(
      fc.asyncProperty(anyInstant, async (instant) => {
        clock.time = instant;
        const price = Number((await feed.quote(symbol))?.price);
        clock.time = end;
        const days = await feed.candles(symbol, '1d', '1mo');
        const day = days.find(({ time }) => time === brokerDay(instant) * dayMs);
        expect(day?.low).toBeLessThanOrEqual(price);
        expect(day?.high).toBeGreaterThanOrEqual(price);
      }),
    );
  });
});
