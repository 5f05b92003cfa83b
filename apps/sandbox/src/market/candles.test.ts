import { describe, expect, it } from 'vitest';
import { aggregate, createClosedCandles, joinMinutes } from './candles.ts';
import type { MarketCandle } from './types.ts';

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

const days = [
  { time: at('2026-10-30'), open: 10, high: 12, low: 9, close: 11, volume: 100 },
  { time: at('2026-11-01'), open: 11, high: 15, low: 11, close: 14, volume: null },
  { time: at('2026-11-02'), open: 14, high: 14, low: 8, close: 9, volume: 50 },
];

describe('aggregate', () => {
  it('joins Friday to Sunday, and begins a new week on Monday', () => {
    expect(aggregate(days, '1wk')).toEqual([
      { time: at('2026-10-26'), open: 10, high: 15, low: 9, close: 14, volume: 100 },
      { time: at('2026-11-02'), open: 14, high: 14, low: 8, close: 9, volume: 50 },
    ]);
  });

  it('joins the days of a month', () => {
    expect(aggregate(days, '1mo')).toEqual([
      { time: at('2026-10-01'), open: 10, high: 12, low: 9, close: 11, volume: 100 },
      { time: at('2026-11-01'), open: 11, high: 15, low: 8, close: 9, volume: 50 },
    ]);
  });

  it('begins a month after one of 28 days, of 31, and after one without a candle', () => {
    const dates = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', '2026-06-30'];
    const candles = dates.map((date) => {
      return { time: at(date), open: 1, high: 1, low: 1, close: 1, volume: 1 };
    });
    const months = aggregate(candles, '1mo');
    const starts = ['2026-02-01', '2026-03-01', '2026-04-01', '2026-06-01'];
    expect(months.map(({ time }) => time)).toEqual(starts.map(at));
    expect(months.map(({ volume }) => volume)).toEqual([1, 2, 1, 1]);
  });

  it('has no volume if no part has one', () => {
    const silent = days.filter(({ volume }) => volume === null);
    expect(aggregate(silent, '1mo').map(({ volume }) => volume)).toEqual([null]);
  });
});

const minute = (text: string, close: number): MarketCandle => ({
  time: Date.parse(`2026-11-${text}:00Z`),
  open: close - 1,
  high: close + 2,
  low: close - 3,
  close,
  volume: 10,
});

describe('joinMinutes', () => {
  const minutes = [
    minute('20T05:57', 1),
    minute('20T05:58', 2),
    minute('20T05:59', 3),
    minute('20T06:00', 4),
    minute('20T06:01', 5),
    minute('20T06:02', 6),
  ];

  it('joins only as many minutes as necessary, never of two days', () => {
    // One candle could cover all these minutes, but midnight in Mexico City divides it in two.
    expect(joinMinutes(minutes, 3)).toEqual([
      { ...minute('20T05:57', 3), open: 0, low: -2, volume: 30, high: 5 },
      { ...minute('20T06:00', 6), open: 3, low: 1, volume: 30, high: 8 },
    ]);
  });

  it.each([2, 3, 7, 48, 500])(
    'returns at most %i candles of a day and keeps the last price',
    (points) => {
      const day = Array.from({ length: 1440 }, (_, index) => ({
        ...minute('19T10:13', index),
        time: Date.parse('2026-11-19T10:13:00Z') + index * 60_000,
      }));
      const rows = joinMinutes(day, points);
      expect(rows.length).toBeLessThanOrEqual(points);
      expect(rows.length).toBeGreaterThan(points / 2);
      expect(rows.at(-1)?.close).toBe(1439);
    },
  );

  it('leaves a few candles unchanged', () => {
    expect(joinMinutes(minutes, 6)).toEqual(minutes);
  });
});

/** Creates a cache of completed candles that records which ranges it had to compute. */
function counted() {
  const closedCandles = createClosedCandles();
  const computed: string[] = [];
  const read = (from: number, to: number): MarketCandle[] => {
    computed.push(`${from}-${to}`);
    return Array.from({ length: to - from }, (_, i) => {
      return { time: from + i, open: 1, high: 1, low: 1, close: 1, volume: null };
    });
  };
  const ask = (key: string, from: number, to: number) =>
    closedCandles(key, from, to, read).map(({ time }) => time);
  return { ask, computed };
}

const steps = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('candles of completed steps', () => {
  it('are computed once', () => {
    const { ask, computed } = counted();
    for (let turn = 0; turn < 3; turn += 1) expect(ask('A', 10, 20)).toEqual(steps(10, 20));
    expect(ask('A', 15, 20)).toEqual(steps(15, 20));
    expect(computed).toEqual(['10-20']);
  });

  it('are extended by newly completed steps', () => {
    const { ask, computed } = counted();
    ask('A', 10, 20);
    expect(ask('A', 12, 22)).toEqual(steps(12, 22));
    expect(ask('A', 12, 22)).toEqual(steps(12, 22));
    expect(ask('A', 18, 25)).toEqual(steps(18, 25));
    expect(ask('A', 15, 25)).toEqual(steps(15, 25));
    expect(computed).toEqual(['10-20', '20-22', '22-25']);
  });

  it('are extended backwards for a longer request', () => {
    const { ask, computed } = counted();
    ask('A', 18, 20);
    expect(ask('A', 10, 20)).toEqual(steps(10, 20));
    expect(ask('A', 5, 21)).toEqual(steps(5, 21));
    expect(computed).toEqual(['18-20', '10-18', '5-10', '20-21']);
  });

  it('are computed again after a gap, and after the clock is set back', () => {
    const { ask } = counted();
    ask('A', 10, 20);
    expect(ask('A', 30, 40)).toEqual(steps(30, 40));
    expect(ask('A', 25, 35)).toEqual(steps(25, 35));
    expect(ask('A', 20, 20)).toEqual([]);
  });

  it('are dropped when many others are requested', () => {
    const { ask, computed } = counted();
    ask('A', 0, 1_000);
    ask('B', 0, 1_000);
    for (let other = 0; other < 98; other += 1) {
      ask('B', 0, 1_000);
      ask(`C${other}`, 0, 1_000);
    }
    computed.length = 0;
    ask('B', 0, 1_000);
    expect(computed).toEqual([]);
    ask('A', 0, 1_000);
    expect(computed).toEqual(['0-1000']);
  });
});
