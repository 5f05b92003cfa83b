import { dayNumber } from '../calendar.ts';
import type { Day, DaySource } from '../dayCandles.ts';
import { createDayFeed } from '../dayFeed.ts';
import { roundTo } from '../decimals.ts';
import type { MarketClock, MarketFeed, YearRange } from '../types.ts';
import { loadRecordings, type Recording } from './load.ts';
import type { Remark } from './files.ts';
import { placeOf, summaryLines } from './repair.ts';

function dayOf({ instrument, series }: Recording, day: number): Day {
  const { index, isBackwards } = placeOf(day, series.length);
  const price = (column: Float64Array) => roundTo(column[index] ?? 0, instrument.priceDecimals);
  const volume = series.volume[index] ?? Number.NaN;
  const [open, close] = isBackwards ? [series.close, series.open] : [series.open, series.close];
  return {
    open: price(open),
    high: price(series.high),
    low: price(series.low),
    close: price(close),
    volume: Number.isNaN(volume) || instrument.market === 'FOREX' ? null : Math.round(volume),
  };
}

interface RecordedDays extends DaySource {
  /** Years in which the prices of a day were recorded; null without recordings. */
  yearsOf(day: number): YearRange | null;
}

/**
 * Reads the recorded days of a folder (MARKET_DATA_DIR). Rejects with an Error whose message names
 * MARKET_DATA_DIR when the folder is unreadable.
 */
export async function readRecordedDays(folder: string): Promise<RecordedDays> {
  const remarks: Remark[] = [];
  const recordings = await loadRecordings(folder, remarks);
  const bySymbol = new Map(recordings.map((recording) => [recording.instrument.symbol, recording]));
  return {
    report: summaryLines(remarks),
    instruments: recordings.map((recording) => recording.instrument),
    day(symbol, day) {
      const recording = bySymbol.get(symbol);
      if (!recording) throw new RangeError(`unknown symbol: ${symbol}`);
      return dayOf(recording, day);
    },
    yearsOf(day) {
      const years = recordings.map(
        ({ series }) => series.year[placeOf(day, series.length).index] ?? 0,
      );
      return years.length === 0 ? null : { from: Math.min(...years), to: Math.max(...years) };
    },
  };
}

/** Plays the recorded days of a folder, one per calendar day. Rejects as `readRecordedDays` does. */
export async function createRecordedFeed(folder: string, clock: MarketClock): Promise<MarketFeed> {
  const days = await readRecordedDays(folder);
  const recordedYears = () => days.yearsOf(dayNumber(clock.now()));
  return { ...createDayFeed(days, clock), recordedYears };
}
