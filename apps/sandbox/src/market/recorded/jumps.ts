import type { RecordedDay, Remark } from './files.ts';

/** A day with its line in the file. */
export interface PlacedDay extends RecordedDay {
  line: number;
}

/**
 * No market moves by a ratio outside these limits from one day to the next: such a price has
 * jumped.
 */
const minRatio = 0.6;
const maxRatio = 1 / minRatio;

/** Lowest price that is checked: cheaper ones may double in a day. */
const leastPrice = 0.1;

const isJump = (from: number, to: number) =>
  Math.min(from, to) >= leastPrice && (to / from < minRatio || to / from > maxRatio);

/**
 * Largest distance of a ratio from the ratio of a split, because the market also moves on that day.
 */
const tolerance = 0.06;

/** New shares per old share; the inverse for a reverse split. */
const splits = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 50].flatMap((n) => [n, 1 / n]);

/**
 * Leaves out single days far from their neighbours, such as a price in cents. Divides the prices of
 * the days before a split. Reports both, and any other jump.
 */
export function withoutJumps(
  file: string,
  days: readonly PlacedDay[],
  report: Remark[],
): RecordedDay[] {
  const where = ({ date, line }: PlacedDay) => `${date} in line ${line}`;
  const kept = days.filter((day, at) => {
    const [before, after] = [days[at - 1], days[at + 1]];
    const near = before ?? after;
    const other = after ?? before;
    if (near === undefined || other === undefined) return true;
    const ratio = day.close / near.close;
    const isApart = isJump(near.close, day.close) && isJump(other.close, day.close);
    const isAlone =
      before === undefined || after === undefined
        ? isApart && (ratio > 20 || ratio < 1 / 20)
        : isApart && !isJump(near.close, other.close);
    if (isAlone) {
      const why = 'far from the days around it';
      report.push({ file, date: where(day), fate: 'left out', why });
    }
    return !isAlone;
  });
  let divisor = 1;
  const newestFirst = kept.toReversed().map((day, index, all) => {
    const next = all[index - 1];
    const ratio = next === undefined ? 1 : next.open / day.close;
    if (next !== undefined && isJump(day.close, next.open)) {
      const split = splits.find((one) => Math.abs(ratio * one - 1) <= tolerance);
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

function divided({ date, open, high, low, close, volume }: PlacedDay, by: number): RecordedDay {
  return {
    date,
    open: open / by,
    high: high / by,
    low: low / by,
    close: close / by,
    volume: volume === null ? null : volume * by,
  };
}
