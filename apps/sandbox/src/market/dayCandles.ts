import { dayMs } from '@corro/domain';
import {
  type Bar,
  daySoFar,
  dayVolume,
  minuteBars,
  minuteSoFar,
  minuteVolume,
  minuteVolumes,
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
  /** `day` counts days since 1970-01-01 UTC. Pure: equal arguments give equal days. */
  day(symbol: string, day: number): Day;
}

const secondsPerDay = 86_400;
const minutesPerDay = 1440;

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

/** Candle of the current day. `seconds` is in epoch seconds. */
export function runningDay(
  source: DaySource,
  instrument: Instrument,
  seconds: number,
): MarketCandle {
  const day = Math.floor(seconds / secondsPerDay);
  const second = seconds - day * secondsPerDay;
  const whole = source.day(instrument.symbol, day);
  const seed = seedOf(instrument.symbol, day);
  const volume = whole.volume === null ? null : dayVolume(whole.volume, seed, second);
  return candle(instrument, day * dayMs, daySoFar(whole, seed, second), volume);
}

/** Candles of days `from` up to but not including `to`. */
export function wholeDays(
  source: DaySource,
  instrument: Instrument,
  from: number,
  to: number,
): MarketCandle[] {
  return Array.from({ length: to - from }, (_, i) => {
    const whole = source.day(instrument.symbol, from + i);
    return candle(instrument, (from + i) * dayMs, whole, whole.volume);
  });
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
