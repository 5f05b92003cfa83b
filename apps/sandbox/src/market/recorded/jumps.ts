import type { RecordedDay, Remark } from './files.ts';

/** A day with its line in the file. */
export interface DayWithLine extends RecordedDay {
  line: number;
}

/**
 * Largest believable ratio of the prices of two days in a row: a fall by 40 %, or a rise by two
 * thirds. A larger ratio is a jump.
 */
const maxRatio = 1 / 0.6;

/**
 * Below this price, only a ratio above `farRatio` is a jump, because cheap prices may double in a
 * day.
 */
const minPrice = 0.1;

/** Ratio that no price reaches in a day. */
const farRatio = 20;

const ratioOf = (a: number, b: number) => Math.max(a / b, b / a);

const isJump = (from: number, to: number, maxRatioNear = maxRatio) =>
  ratioOf(from, to) > (Math.min(from, to) >= minPrice ? maxRatioNear : farRatio);

/**
 * Largest number of neighbouring rows that are left out together: five trading days, such as a week
 * whose prices were recorded in cents instead of dollars.
 */
const maxStrays = 5;

/**
 * Leaves out up to `maxStrays` neighbouring rows that are far from the rows before and after them,
 * and calls `leaveOut` for each.
 *
 * @param maxRatioNear largest ratio of two prices, both at least `minPrice`, that is not a jump
 */
export function withoutStrays<Row>(
  rows: readonly Row[],
  priceOf: (row: Row) => number,
  leaveOut: (row: Row) => void,
  maxRatioNear = maxRatio,
): Row[] {
  const prices = rows.map(priceOf);
  const jumps = (from: number, to: number) =>
    isJump(prices[from] ?? 0, prices[to] ?? 0, maxRatioNear);
  const isFar = (from: number, to: number) =>
    ratioOf(prices[from] ?? 0, prices[to] ?? 0) > farRatio;
  /** Checks that the next `maxStrays` rows follow without a jump. */
  const isSteady = (start: number) =>
    rows
      .slice(start + 1, start + 1 + maxStrays)
      .every((_, at) => !jumps(start + at, start + at + 1));
  const accepted: number[] = [];
  /** Returns the index after the strays that begin at `start`; `start` if that row is no stray. */
  function endOfStrays(start: number): number {
    const last = accepted.at(-1);
    const { length } = rows;
    for (let end = start + 1; end <= Math.min(start + maxStrays, length); end += 1) {
      if (last === undefined) {
        if (2 * end < length && isFar(end - 1, end) && isSteady(end)) return end;
      } else {
        if (!jumps(last, end - 1)) return start;
        if (end === length ? isFar(last, start) : !jumps(last, end)) return end;
      }
    }
    return start;
  }
  for (let at = 0; at < rows.length; at += 1) {
    const end = endOfStrays(at);
    rows.slice(at, end).forEach(leaveOut);
    at = end;
    if (at < rows.length) accepted.push(at);
  }
  return accepted.flatMap((at) => rows[at] ?? []);
}

/**
 * Largest relative difference between the ratio of a jump and that of a split. It is not zero,
 * because the market also moves on the day of a split.
 */
const tolerance = 0.06;

/**
 * New shares per old share, the inverse for a reverse split; 100 and 1000 are rows in another unit,
 * such as cents.
 */
const splits = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 50, 100, 1000].flatMap((n) => [
  n,
  1 / n,
]);

/**
 * Leaves out up to `maxStrays` days in a row that are far from the days around them, such as prices
 * in cents. Divides the prices of all days before a split by the ratio of the split. Reports both,
 * and any other jump.
 */
export function withoutJumps(
  file: string,
  days: readonly DayWithLine[],
  report: Remark[],
): RecordedDay[] {
  const where = ({ date, line }: DayWithLine) => `${date} in line ${line}`;
  const plausible = withoutStrays(
    days,
    ({ close }) => close,
    (day) =>
      report.push({ file, date: where(day), fate: 'left out', why: 'far from the days around it' }),
  );
  let divisor = 1;
  const newestFirst = plausible.toReversed().map((day, index, all) => {
    const next = all[index - 1];
    const ratio = next === undefined ? 1 : next.open / day.close;
    if (next !== undefined && isJump(day.close, next.open)) {
      const split = splits.find((candidate) => Math.abs(ratio * candidate - 1) <= tolerance);
      const percent = Math.round((ratio - 1) * 100);
      const why =
        split === undefined
          ? `jumps by ${percent} %, played as it is`
          : `jumps by ${percent} % like a split, days before divided by ${Number(split.toFixed(4))}`;
      report.push({ file, date: where(next), fate: 'repaired', why });
      divisor *= split ?? 1;
    }
    return divided(day, divisor);
  });
  return newestFirst.toReversed();
}

function divided(
  { date, open, high, low, close, volume }: DayWithLine,
  divisor: number,
): RecordedDay {
  return {
    date,
    open: open / divisor,
    high: high / divisor,
    low: low / divisor,
    close: close / divisor,
    volume: volume === null ? null : volume * divisor,
  };
}
