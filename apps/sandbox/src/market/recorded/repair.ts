import { dayNumber } from '../calendar.ts';
import { type DayWithLine, withoutJumps } from './jumps.ts';
import type { RecordedDay, Remark } from './files.ts';

/** A day as texts of the file, any of which may be empty or wrong. */
export interface RawDay {
  date: string;
  open: string | undefined;
  high: string | undefined;
  low: string | undefined;
  close: string | undefined;
  volume: string | undefined;
  /** Line in the file. */
  line: number;
}

/** Smallest price that can be stored. */
const minPrice = 0.000_001;

function positive(text: string | undefined): number | null {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= minPrice ? value : null;
}

/**
 * A price is far from the close if it is more than this number of times larger or smaller than both
 * the close of its day and the close of the day before.
 */
const maxDayRatio = 3;

const isFar = (a: number, b: number) => Math.max(a / b, b / a) > maxDayRatio;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Completes a day and adds each changed value to `repairs`. */
function repaired(raw: RawDay, close: number, previousClose: number, repairs: string[]) {
  const readNear = (name: 'open' | 'high' | 'low') => {
    const value = positive(raw[name]);
    if (value === null || [close, previousClose].some((near) => !isFar(value, near))) return value;
    repairs.push(`${name} far from the close`);
    return null;
  };
  const usable = { open: readNear('open'), high: readNear('high'), low: readNear('low') };
  const floor = Math.min(usable.low ?? close, close);
  const ceiling = Math.max(usable.high ?? close, close);
  let open = usable.open;
  if (open === null) {
    repairs.push('open from the close before');
    open = clamp(
      previousClose,
      usable.low === null ? 0 : floor,
      usable.high === null ? Infinity : ceiling,
    );
  } else if (usable.low !== null && open < floor) {
    repairs.push('open raised to the low');
    open = floor;
  } else if (usable.high !== null && open > ceiling) {
    repairs.push('open lowered to the high');
    open = ceiling;
  }
  if (usable.high === null) repairs.push('high from open and close');
  else if (usable.high < close) repairs.push('high raised to the close');
  if (usable.low === null) repairs.push('low from open and close');
  else if (usable.low > close) repairs.push('low lowered to the close');
  return { open, high: Math.max(open, ceiling), low: Math.min(open, floor) };
}

/**
 * Repairs recorded days from `firstRecordedDate` on:
 * - A price far from the close counts as missing.
 * - A missing open is the previous close, limited to low and high. A missing high or low is the
 * higher or lower of open and close.
 * - An open outside low and high moves to the nearer of them. A close outside extends them.
 * - Rows without a positive close are left out. `withoutJumps` handles jumps.
 *
 * `report` lists every such row.
 */
export function repairDays(file: string, rows: readonly RawDay[], report: Remark[]): RecordedDay[] {
  const days: DayWithLine[] = [];
  for (const raw of rows) {
    if (raw.date < firstRecordedDate) continue;
    const close = positive(raw.close);
    if (close === null) {
      report.push({ file, date: raw.date, fate: 'left out', why: 'no positive close' });
      continue;
    }
    const repairs: string[] = [];
    const whole = repaired(raw, close, days.at(-1)?.close ?? close, repairs);
    if (repairs.length > 0) {
      report.push({ file, date: raw.date, fate: 'repaired', why: repairs.join(', ') });
    }
    const volume = positive(raw.volume);
    days.push({ date: raw.date, ...whole, close, volume, line: raw.line });
  }
  return withoutJumps(file, days, report);
}

/** Maximum number of dates in a line of the report. */
const maxDates = 20;

/** Formats `2 rows repaired (why: date, date; another why: date)`; null if there are none. */
function rowsIn(remarks: readonly Remark[], fate: 'repaired' | 'left out'): string | null {
  const dates = new Map<string, string[]>();
  let count = 0;
  for (const remark of remarks) {
    if (remark.date === null || remark.fate !== fate) continue;
    count += 1;
    const sameWhy = dates.get(remark.why);
    if (sameWhy) sameWhy.push(remark.date);
    else dates.set(remark.why, [remark.date]);
  }
  if (count === 0) return null;
  const whys = [...dates].map(([why, all]) => {
    const rest = all.length - maxDates;
    return `${why}: ${all.slice(0, maxDates).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  });
  return `${count} ${count === 1 ? 'row' : 'rows'} ${fate} (${whys.join('; ')})`;
}

/** One line per file, in order of first remark: repaired rows, skipped rows, notes. */
export function summaryLines(remarks: readonly Remark[]): readonly string[] {
  const files = new Set(remarks.map(({ file }) => file));
  return [...files].map((file) => {
    const remarksOfFile = remarks.filter((remark) => remark.file === file);
    const parts = [
      rowsIn(remarksOfFile, 'repaired'),
      rowsIn(remarksOfFile, 'left out'),
      ...remarksOfFile.map(({ date, why }) => (date === null ? why : null)),
    ];
    return `${file}: ${parts.filter((part) => part !== null).join('; ')}`;
  });
}

/**
 * First recorded day that this market replays. A series that begins later starts at its own first
 * day.
 */
export const firstRecordedDate = '2006-01-03';

/** Day on which the first recorded day plays: 2020-01-01. */
const firstPlayedDay = dayNumber(Date.UTC(2020, 0, 1));

/** Position in a recording. If `isBackwards`, the day plays from close to open. */
interface Place {
  index: number;
  isBackwards: boolean;
}

/**
 * Returns the recorded day that plays on `day`, counted from 1970-01-01. Each calendar day plays
 * the next recorded day. The recording plays to its end and then backwards, because share prices
 * would jump by two thirds if it started again from the beginning.
 */
export function placeOf(day: number, length: number): Place {
  const period = 2 * length;
  const step = (((day - firstPlayedDay) % period) + period) % period;
  return step < length
    ? { index: step, isBackwards: false }
    : { index: period - 1 - step, isBackwards: true };
}
