import { dayNumber } from '../calendar.ts';
import type { Day } from '../dayCandles.ts';
import { createDayFeed } from '../dayFeed.ts';
import { roundTo } from '../decimals.ts';
import type { MarketClock, MarketFeed } from '../types.ts';
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

/**
 * Plays the recorded days of a folder (MARKET_DATA_DIR), one per calendar day. Rejects with an
 * Error whose message names MARKET_DATA_DIR when the folder is unreadable.
 */
export async function createRecordedFeed(folder: string, clock: MarketClock): Promise<MarketFeed> {
  const remarks: Remark[] = [];
  const recordings = await loadRecordings(folder, remarks);
  const bySymbol = new Map(recordings.map((recording) => [recording.instrument.symbol, recording]));
  const recordedYears = () => {
    const day = dayNumber(clock.now());
    const years = recordings.map(
      ({ series }) => series.year[placeOf(day, series.length).index] ?? 0,
    );
    return years.length === 0 ? null : { from: Math.min(...years), to: Math.max(...years) };
  };
  const feed = createDayFeed(
    {
      report: summaryLines(remarks),
      instruments: recordings.map((recording) => recording.instrument),
      day(symbol, day) {
        const recording = bySymbol.get(symbol);
        if (!recording) throw new RangeError(`unknown symbol: ${symbol}`);
        return dayOf(recording, day);
      },
    },
    clock,
  );
  return { ...feed, recordedYears };
}
