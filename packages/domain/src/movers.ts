import { close, type DecimalText, open } from './decimal.ts';

/** What moved, in percent since the previous close; null where that is not known. */
interface Moved {
  readonly changePercent: DecimalText | null;
}

/** The rows that rose or fell the most, the furthest first; none that did not move that way. */
export function topMovers<Row extends Moved>(
  rows: readonly Row[],
  way: 'rise' | 'fall',
  count: number,
): readonly Row[] {
  const sign = way === 'rise' ? 1 : -1;
  return rows
    .flatMap((row) => (row.changePercent === null ? [] : [{ row, by: open(row.changePercent) }]))
    .filter(({ by }) => by.round(2).cmp(0) === sign)
    .toSorted((a, b) => sign * b.by.cmp(a.by))
    .slice(0, count)
    .map(({ row }) => row);
}

/** The plain mean of the changes that are known, percent with two decimals; null without any. */
export function meanChange(rows: readonly Moved[]): DecimalText | null {
  const changes = rows.flatMap(({ changePercent }) =>
    changePercent === null ? [] : [open(changePercent)],
  );
  const [first, ...others] = changes;
  if (first === undefined) return null;
  const sum = others.reduce((before, change) => before.plus(change), first);
  return close(sum.div(changes.length), 2);
}
