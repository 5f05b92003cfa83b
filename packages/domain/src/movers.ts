import { toDecimalText, type DecimalText, toBig } from './decimal.ts';

interface Moved {
  readonly changePercent: DecimalText | null;
}

/**
 * Returns the rows with the largest change in one direction, largest first. Ignores changes that
 * round to 0.00 %.
 */
export function topMovers<Row extends Moved>(
  rows: readonly Row[],
  way: 'rise' | 'fall',
  count: number,
): readonly Row[] {
  const sign = way === 'rise' ? 1 : -1;
  return rows
    .flatMap((row) => (row.changePercent === null ? [] : [{ row, by: toBig(row.changePercent) }]))
    .filter(({ by: change }) => change.round(2).cmp(0) === sign)
    .sort((a, b) => sign * b.by.cmp(a.by))
    .slice(0, count)
    .map(({ row }) => row);
}

/** Arithmetic mean of the known changes, percent with two places; null without any. */
export function meanChange(rows: readonly Moved[]): DecimalText | null {
  const changes = rows.flatMap(({ changePercent }) =>
    changePercent === null ? [] : [toBig(changePercent)],
  );
  const [first, ...others] = changes;
  if (first === undefined) return null;
  const sum = others.reduce((before, change) => before.plus(change), first);
  return toDecimalText(sum.div(changes.length), 2);
}
