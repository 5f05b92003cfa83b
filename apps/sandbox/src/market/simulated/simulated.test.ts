import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulatedFeed } from './index.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const instruments = createSimulatedFeed({ now: () => noon }).instruments();

const anySymbol = fc.constantFrom(...instruments.map(({ symbol }) => symbol));
const anyInstant = fc.integer({
  min: Date.parse('2024-01-01T00:00:00Z'),
  max: Date.parse('2036-01-01T00:00:00Z'),
});

const feedAt = (now: number) => createSimulatedFeed({ now: () => now });

describe('the simulated market', () => {
  it('offers 202 instruments under different symbols and names', () => {
    const count = (of: (typeof instruments)[number]['market']) =>
      instruments.filter(({ market }) => market === of).length;
    expect(instruments).toHaveLength(202);
    expect(new Set(instruments.map(({ symbol }) => symbol)).size).toBe(202);
    expect(new Set(instruments.map(({ name }) => name)).size).toBe(202);
    expect(
      (['INDEX', 'US', 'MX', 'FOREX', 'FUTURE', 'CGI'] as const).map((market) => count(market)),
    ).toEqual([6, 96, 48, 20, 20, 12]);
    for (const { symbol, name } of instruments) {
      expect(symbol).toMatch(/^[A-Z0-9]{3,6}$/);
      expect(name).not.toBe('');
    }
  });

  it('two processes have the same price at the same instant', async () => {
    await fc.assert(
      fc.asyncProperty(anySymbol, anyInstant, async (symbol, now) => {
        expect(await feedAt(now).quote(symbol)).toEqual(await feedAt(now).quote(symbol));
      }),
    );
  });

  it('never changes past prices', async () => {
    // An earlier run of the feed gave this quote. A changed formula would rewrite the past of every
    // open position.
    const quote = await feedAt(noon).quote('CUS500');
    expect(quote).toMatchObject({ price: '3854.31', at: 1795262400000 });
    const before = await feedAt(Date.parse('2026-11-21T00:00:00Z')).quote('CUS500');
    expect(before).toMatchObject({ price: '3862.49' });
  });

  it('changes a price at most once a second', async () => {
    const within = await feedAt(noon + 999).quote('VLTA');
    expect(within).toEqual(await feedAt(noon).quote('VLTA'));
    expect(within?.at).toBe(noon);
  });

  it('keeps the quote inside the candle of the day, equal to its close', async () => {
    await fc.assert(
      fc.asyncProperty(anySymbol, anyInstant, async (symbol, now) => {
        const feed = feedAt(now);
        const quote = await feed.quote(symbol);
        const [today, ...rest] = await feed.candles(symbol, '1d', '1d');
        expect(rest).toEqual([]);
        expect(today?.close).toBe(Number(quote?.price));
        expect(today?.open).toBe(Number(quote?.open));
        expect(today?.high).toBe(Number(quote?.high));
        expect(today?.low).toBe(Number(quote?.low));
        expect(Number(quote?.low)).toBeGreaterThan(0);
        expect(Number(quote?.low)).toBeLessThanOrEqual(Number(quote?.price));
        expect(Number(quote?.high)).toBeGreaterThanOrEqual(Number(quote?.price));
      }),
    );
  });

  it('creates continuous candles whose open and close lie between low and high', async () => {
    await fc.assert(
      fc.asyncProperty(
        anySymbol,
        anyInstant,
        fc.constantFrom('1m' as const, '1d' as const, '1wk' as const, '1mo' as const),
        async (symbol, now, interval) => {
          const candles = await feedAt(now).candles(symbol, interval, '3mo');
          let before = -Infinity;
          for (const { time, open, high, low, close, volume } of candles) {
            expect(time).toBeGreaterThan(before);
            before = time;
            expect(low).toBeLessThanOrEqual(Math.min(open, close));
            expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
            expect(volume ?? 0).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('keeps the minutes of today within the day', async () => {
    const feed = feedAt(noon + 34_567_000);
    const [today] = await feed.candles('MINAZA', '1d', '1d');
    const minutes = await feed.candles('MINAZA', '1m', '1d');
    expect(minutes).toHaveLength(1440);
    const midnight = Date.parse('2026-11-21T06:00:00Z');
    const ofToday = minutes.filter(({ time }) => time >= midnight);
    expect(Math.max(...ofToday.map(({ high }) => high))).toBe(today?.high);
    expect(Math.min(...ofToday.map(({ low }) => low))).toBe(today?.low);
    expect(ofToday.reduce((sum, { volume }) => sum + (volume ?? 0), 0)).toBe(today?.volume);
  });

  it.each([
    ['1m', 1440],
    ['1d', 1827],
    ['1wk', 522],
    ['1mo', 121],
  ] as const)('limits %s candles of the longest range to the newest %d', async (step, most) => {
    const feed = feedAt(noon);
    const candles = await feed.candles('MINAZA', step, 'max');
    expect(candles).toHaveLength(most);
    expect(candles.at(-1)?.close).toBe(Number((await feed.quote('MINAZA'))?.price));
    expect(await feed.candles('MINAZA', step, 'max')).toEqual(candles);
  });

  it('creates the same candles after any earlier requests', async () => {
    const clock = { time: noon - 90_000_000 };
    const feed = createSimulatedFeed({ now: () => clock.time });
    for (const passed of [0, 61_000, 3_600_000, 82_000_000]) {
      clock.time += passed;
      for (const [step, range] of [
        ['1m', '1d'],
        ['1d', '1mo'],
        ['1wk', '1y'],
        ['1d', 'ytd'],
      ] as const) {
        const fresh = await feedAt(clock.time).candles('MINAZA', step, range);
        expect(await feed.candles('MINAZA', step, range)).toEqual(fresh);
      }
    }
  });

  it('uses yesterday’s last price as the previous close', async () => {
    const midnight = Date.parse('2026-11-21T06:00:00Z');
    const last = await feedAt(midnight - 1).quote('EURUSD');
    const first = await feedAt(midnight).quote('EURUSD');
    expect(first?.previousClose).toBe(last?.price);
    expect(first?.price).toBe(first?.previousClose);
    expect(first?.change).toBe('0.0000');
    expect(first?.changePercent).toBe('0.00');
  });

  it('ends weeks and months at the current price', async () => {
    const feed = feedAt(noon);
    const price = Number((await feed.quote('GCF'))?.price);
    expect((await feed.candles('GCF', '1wk', '1y')).at(-1)?.close).toBe(price);
    const months = await feed.candles('GCF', '1mo', '1y');
    expect(months.at(-1)?.close).toBe(price);
    expect(months.map(({ time }) => new Date(time).toISOString().slice(0, 10))).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
  });

  it('has no prices of an unlisted symbol', async () => {
    const feed = feedAt(noon);
    expect(await feed.quote('toString')).toBeNull();
    expect(await feed.candles('NADA', '1d', '1y')).toEqual([]);
    await expect(feed.candles('GCF', '1d', '7y')).rejects.toThrow('unknown range of candles: 7y');
  });
});
