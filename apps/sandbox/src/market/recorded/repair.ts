import { firstRecordedDate } from './mapping.ts';
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
    repairs.push('open missing, taken from the previous close');
    open = clamp(
      previousClose,
      given.low === null ? 0 : floor,
      given.high === null ? Infinity : ceiling,
    );
  } else if (given.low !== null && open < floor) {
    repairs.push(`open ${raw.open} below the low, raised to it`);
    open = floor;
  } else if (given.high !== null && open > ceiling) {
    repairs.push(`open ${raw.open} above the high, lowered to it`);
    open = ceiling;
  }
  if (given.high === null) repairs.push('high missing, taken from open and close');
  else if (given.high < close) repairs.push(`high ${raw.high} below the close, raised to it`);
  if (given.low === null) repairs.push('low missing, taken from open and close');
  else if (given.low > close) repairs.push(`low ${raw.low} above the close, lowered to it`);
  return { open, high: Math.max(open, ceiling), low: Math.min(open, floor) };
}

/**
 * Whole days out of recorded rows, from the first played date on. An open that is missing is the
 * previous close, within the recorded low and high; a missing high or low is the outermost of open
 * and close; an open outside low and high is drawn to the nearer; a close outside widens them. A row without a
 * positive close, or not later than the row before, is left out. Each such row is told in `report`.
 */
export function repairDays(file: string, rows: readonly RawDay[], report: string[]): RecordedDay[] {
  const days: RecordedDay[] = [];
  let last = '';
  for (const raw of rows) {
    if (raw.date < firstRecordedDate) continue;
    const close = positive(raw.close);
    if (close === null) {
      report.push(`${file} ${raw.date}: left out, no positive close`);
      continue;
    }
    if (raw.date <= last) {
      report.push(`${file} ${raw.date}: left out, not later than the row before`);
      continue;
    }
    last = raw.date;
    const repairs: string[] = [];
    const whole = repaired(raw, close, days.at(-1)?.close ?? close, repairs);
    if (repairs.length > 0) report.push(`${file} ${raw.date}: ${repairs.join('; ')}`);
    const volume = positive(raw.volume);
    days.push({ date: raw.date, ...whole, close, volume });
  }
  return days;
}
