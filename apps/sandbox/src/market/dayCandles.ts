import { brokerDay, brokerOffsetMs, dayMs, minuteMs } from '@corro/domain';
import {
  type Bar,
  cutDay,
  daySoFar,
  dayVolume,
  joinBars,
  minuteBars,
  minuteSoFar,
  minuteVolume,
  minuteVolumes,
  tradedBefore,
} from './dayPath.ts';
import { roundTo } from './decimals.ts';
import { hash, hashText } from './noise.ts';
import type { Instrument, MarketCandle } from './types.ts';

/**
 * Prices and volume of a whole day. Prices have the instrument's decimals; `volume` is in units.
 */
export interface Day extends Bar {
  volume: number | null;
}

export interface DaySource {
  readonly report: readonly string[];
  readonly instruments: readonly Instrument[];
  /**
   * `day` counts days since 1970-01-01. These days begin at midnight UTC, unlike those of the
   * candles: another beginning would change past prices. Pure: equal arguments give equal days.
   */
  day(symbol: string, day: number): Day;
}

const secondsPerDay = 86_400;
const minutesPerDay = 1440;

/** Minute of the source's day at which the broker's day begins. */
const openingMinute = -brokerOffsetMs / minuteMs;

function seedOf(symbol: string, day: number): number {
  return hash(hashText(symbol), day);
}

function candle(
  instrument: Instrument,
  time: number,
  bar: Bar,
  volume: number | null,
): MarketCandle {
  const round = (value: number) => roundTo(value, instrument.priceDecimals);
  return {
    time,
    open: round(bar.open),
    high: round(bar.high),
    low: round(bar.low),
    close: round(bar.close),
    volume,
  };
}

/** Cuts a day of the source where the broker's day begins. */
function cutSourceDay(source: DaySource, symbol: string, day: number): [before: Day, after: Day] {
  const { volume, ...whole } = source.day(symbol, day);
  const seed = seedOf(symbol, day);
  const [before, after] = cutDay(whole, seed, openingMinute);
  if (volume === null) {
    return [
      { ...before, volume },
      { ...after, volume },
    ];
  }
  const traded = tradedBefore(volume, seed, openingMinute);
  return [
    { ...before, volume: traded },
    { ...after, volume: volume - traded },
  ];
}

/** The current day of the source from the minute `from` up to `second`. */
function sourceDaySoFar(
  source: DaySource,
  symbol: string,
  { day, second, from }: { day: number; second: number; from: number },
): Day {
  const { volume, ...whole } = source.day(symbol, day);
  const seed = seedOf(symbol, day);
  return {
    ...daySoFar(whole, seed, second, from),
    volume:
      volume === null ? null : dayVolume(volume, seed, second) - tradedBefore(volume, seed, from),
  };
}

/** Joins two consecutive parts of a day. The volume is null only if no part has one. */
function joinParts(first: Day, second: Day): Day {
  const volumes = [first.volume, second.volume].filter((volume) => volume !== null);
  return {
    ...joinBars(first, second),
    volume: volumes.length === 0 ? null : volumes.reduce((sum, volume) => sum + volume, 0),
  };
}

/** Candle of the broker's current day. `seconds` is in epoch seconds. */
export function runningDay(
  source: DaySource,
  instrument: Instrument,
  seconds: number,
): MarketCandle {
  const { symbol } = instrument;
  const today = brokerDay(seconds * 1000);
  const day = Math.floor(seconds / secondsPerDay);
  const second = seconds - day * secondsPerDay;
  const bar =
    day === today
      ? sourceDaySoFar(source, symbol, { day, second, from: openingMinute })
      : joinParts(
          cutSourceDay(source, symbol, today)[1],
          sourceDaySoFar(source, symbol, { day, second, from: 0 }),
        );
  return candle(instrument, today * dayMs, bar, bar.volume);
}

/** Candles of the broker's days `from` up to but not including `to`. */
export function wholeDays(
  source: DaySource,
  instrument: Instrument,
  from: number,
  to: number,
): MarketCandle[] {
  if (from >= to) return [];
  const candles: MarketCandle[] = [];
  let [, begun] = cutSourceDay(source, instrument.symbol, from);
  for (let day = from; day < to; day++) {
    const [before, after] = cutSourceDay(source, instrument.symbol, day + 1);
    const bar = joinParts(begun, before);
    candles.push(candle(instrument, day * dayMs, bar, bar.volume));
    begun = after;
  }
  return candles;
}

/** Candles of a day's minutes `from` up to but not including `to`. */
function minutesOfDay(
  source: DaySource,
  instrument: Instrument,
  day: number,
  from: number,
  to: number,
): readonly MarketCandle[] {
  const whole = source.day(instrument.symbol, day);
  const seed = seedOf(instrument.symbol, day);
  const volumes = whole.volume === null ? [] : minuteVolumes(whole.volume, seed, from, to);
  return minuteBars(whole, seed, from, to).map((bar, i) =>
    candle(instrument, day * dayMs + (from + i) * 60_000, bar, volumes[i] ?? null),
  );
}

/** Candle of the current minute. `seconds` is in epoch seconds. */
export function runningMinute(
  source: DaySource,
  instrument: Instrument,
  seconds: number,
): MarketCandle {
  const day = Math.floor(seconds / secondsPerDay);
  const minute = Math.floor(seconds / 60) - day * minutesPerDay;
  const second = seconds % 60;
  const whole = source.day(instrument.symbol, day);
  const seed = seedOf(instrument.symbol, day);
  const volume = whole.volume === null ? null : minuteVolume(whole.volume, seed, minute, second);
  const bar = minuteSoFar(whole, seed, minute, second);
  return candle(instrument, day * dayMs + minute * 60_000, bar, volume);
}

/** Candles of minutes `from` up to but not including `to`, counted since 1970-01-01 UTC. */
export function wholeMinutes(
  source: DaySource,
  instrument: Instrument,
  from: number,
  to: number,
): MarketCandle[] {
  const candles: MarketCandle[] = [];
  for (let day = Math.floor(from / minutesPerDay); day * minutesPerDay < to; day++) {
    const start = day * minutesPerDay;
    const end = Math.min(minutesPerDay, to - start);
    candles.push(...minutesOfDay(source, instrument, day, Math.max(0, from - start), end));
  }
  return candles;
}
