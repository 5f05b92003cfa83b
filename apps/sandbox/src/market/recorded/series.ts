import type { Bar } from '../dayPath.ts';

/** A recorded day, repaired. `date` is `YYYY-MM-DD`. */
export interface RecordedDay extends Bar {
  date: string;
  volume: number | null;
}

/** Recorded days of one instrument in columns, oldest first; a volume of NaN means none was recorded. */
export interface Series {
  length: number;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  volume: Float64Array;
}

/** Packs days into columns. */
export function toSeries(days: readonly RecordedDay[]): Series {
  const column = (pick: (day: RecordedDay) => number) => Float64Array.from(days, pick);
  return {
    length: days.length,
    open: column((day) => day.open),
    high: column((day) => day.high),
    low: column((day) => day.low),
    close: column((day) => day.close),
    volume: column((day) => day.volume ?? Number.NaN),
  };
}
