import { dayMs } from '@corro/domain';
import type { RecordedFile, RecordedRow, Remark } from './files.ts';
import { firstRecordedDate } from './repair.ts';

const dateOf = ({ cells }: RecordedRow) => cells[0] ?? '';

/**
 * Largest share of the rows that may be out of order; with more of them the whole file is sorted.
 */
const maxStrays = 0.1;

/** Maximum milliseconds between two rows; only a wrong date explains a longer gap. */
const maxGapMs = 730 * dayMs;

/**
 * Orders the rows of a file oldest first. Leaves out and reports: rows without a date, rows years
 * apart from the others, rows out of order, and the earlier row of a day that appears twice. Also
 * reports that rows before `firstRecordedDate` are not played.
 *
 * @param isHourly true if several rows may have the same date
 */
export function chronologicalRows(
  { name, rows, undated }: RecordedFile,
  report: Remark[],
  isHourly = false,
): readonly RecordedRow[] {
  const leaveOut = (date: string, line: number, why: string) =>
    report.push({ file: name, date: `${date} in line ${line}`, fate: 'left out', why });
  const note = (why: string) => {
    const isReported = report.some((remark) => remark.file === name && remark.why === why);
    if (!isReported) report.push({ file: name, date: null, why });
  };
  for (const { line, text } of undated) leaveOut(JSON.stringify(text), line, 'not a date');
  const ordered = withoutFarDates(inOrder(rows, isHourly, { leaveOut, note }), leaveOut);
  const [first] = ordered;
  if (first !== undefined && dateOf(first) < firstRecordedDate) {
    note(`rows before ${firstRecordedDate} not played`);
  }
  return ordered;
}

type LeaveOut = (date: string, line: number, why: string) => void;

/** The last row of a day replaces the earlier ones, because corrections may be appended. */
function lastOfEachDay(rows: readonly RecordedRow[], leaveOut: LeaveOut): readonly RecordedRow[] {
  const days = new Map<string, RecordedRow>();
  for (const row of rows) {
    const date = dateOf(row);
    const earlier = days.get(date);
    if (earlier !== undefined) {
      leaveOut(date, earlier.line, 'the day comes again in a later line');
    }
    days.set(date, row);
  }
  return [...days.values()];
}

function inOrder(
  rows: readonly RecordedRow[],
  isHourly: boolean,
  { leaveOut, note }: { leaveOut: LeaveOut; note: (why: string) => void },
): readonly RecordedRow[] {
  const onePerDay = (some: readonly RecordedRow[]) =>
    isHourly ? some : lastOfEachDay(some, leaveOut);
  const up = longestRise(rows);
  const down = up.size === rows.length ? up : longestRise(rows.toReversed());
  const ordered = down.size > up.size ? down : up;
  if (rows.length - ordered.size > rows.length * maxStrays && rows.length - ordered.size > 1) {
    note('not in order of date, sorted');
    return onePerDay(rows).toSorted((a, b) =>
      dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b)),
    );
  }
  const isNewestFirst = ordered !== up;
  if (isNewestFirst) note('newest first, sorted');
  const lastInOrder = rows.findLastIndex((row) => ordered.has(row));
  const days = new Set(Array.from(ordered, dateOf));
  // Only at the end of the file is a row of an earlier day a correction. Elsewhere its date is wrong.
  const isCorrection = (row: RecordedRow, at: number) =>
    !isHourly && at > lastInOrder && days.has(dateOf(row));
  const kept = rows.filter((row, at) => {
    if (ordered.has(row) || isCorrection(row, at)) return true;
    leaveOut(dateOf(row), row.line, 'out of order of date');
    return false;
  });
  const unique = onePerDay(kept);
  return isNewestFirst ? unique.toReversed() : unique;
}

/** Leaves out a few rows at either end that are years apart from the others. */
function withoutFarDates(rows: readonly RecordedRow[], leaveOut: LeaveOut): readonly RecordedRow[] {
  const few = Math.floor(rows.length * maxStrays);
  const gapAt = rows.findIndex((row, at) => {
    const before = rows[at - 1];
    return before !== undefined && Date.parse(dateOf(row)) - Date.parse(dateOf(before)) > maxGapMs;
  });
  if (gapAt === -1) return rows;
  const [early, late] = [rows.slice(0, gapAt), rows.slice(gapAt)];
  const isLateFew = late.length <= Math.max(1, few) && early.length > late.length;
  if (!isLateFew && early.length > few) return rows;
  const [near, far] = isLateFew ? [early, late] : [late, early];
  for (const row of far) leaveOut(dateOf(row), row.line, 'years apart from the other rows');
  return withoutFarDates(near, leaveOut);
}

/** Longest subsequence of the rows whose dates never fall. */
function longestRise(rows: readonly RecordedRow[]): ReadonlySet<RecordedRow> {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, row] of rows.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = rows[ends[middle] ?? 0];
      if (end !== undefined && dateOf(end) <= dateOf(row)) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const rise = new Set<RecordedRow>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) {
    const row = rows[at];
    if (row !== undefined) rise.add(row);
  }
  return rise;
}
