import { firstRecordedDate } from './mapping.ts';
import type { Remark } from './remarks.ts';
import type { RecordedDay } from './series.ts';

/** A recorded day as it stands in the file: texts, any of which may be empty or wrong. */
export interface RawDay {
  date: string;
  open: string | undefined;
  high: string | undefined;
  low: string | undefined;
  close: string | undefined;
  volume: string | undefined;
}

function positive(text: string | undefined): number | null {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value > 0 ? value : null;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Makes the day whole, and names in `repairs` each value that is not the recorded one. */
function repaired(raw: RawDay, close: number, previousClose: number, repairs: string[]) {
  const given = { open: positive(raw.open), high: positive(raw.high), low: positive(raw.low) };
  const floor = Math.min(given.low ?? close, close);
  const ceiling = Math.max(given.high ?? close, close);
  let open = given.open;
  if (open === null) {
    repairs.push('open from the close before');
    open = clamp(
      previousClose,
      given.low === null ? 0 : floor,
      given.high === null ? Infinity : ceiling,
    );
  } else if (given.low !== null && open < floor) {
    repairs.push('open raised to the low');
    open = floor;
  } else if (given.high !== null && open > ceiling) {
    repairs.push('open lowered to the high');
    open = ceiling;
  }
  if (given.high === null) repairs.push('high from open and close');
  else if (given.high < close) repairs.push('high raised to the close');
  if (given.low === null) repairs.push('low from open and close');
  else if (given.low > close) repairs.push('low lowered to the close');
  return { open, high: Math.max(open, ceiling), low: Math.min(open, floor) };
}

/**
 * Whole days out of recorded rows, from the first played date on. An open that is missing is the
 * previous close, within the recorded low and high; a missing high or low is the outermost of open
 * and close; an open outside low and high is drawn to the nearer; a close outside widens them. A row without a
 * positive close, or not later than the row before, is left out. Each such row is told in `report`.
 */
export function repairDays(file: string, rows: readonly RawDay[], report: Remark[]): RecordedDay[] {
  const days: RecordedDay[] = [];
  let last = '';
  for (const raw of rows) {
    if (raw.date < firstRecordedDate) continue;
    const close = positive(raw.close);
    if (close === null) {
      report.push({ file, date: raw.date, fate: 'left out', why: 'no positive close' });
      continue;
    }
    if (raw.date <= last) {
      report.push({ file, date: raw.date, fate: 'left out', why: 'not later than the row before' });
      continue;
    }
    last = raw.date;
    const repairs: string[] = [];
    const whole = repaired(raw, close, days.at(-1)?.close ?? close, repairs);
    if (repairs.length > 0) {
      report.push({ file, date: raw.date, fate: 'repaired', why: repairs.join(', ') });
    }
    const volume = positive(raw.volume);
    days.push({ date: raw.date, ...whole, close, volume });
  }
  return days;
}
