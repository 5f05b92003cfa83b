/** Rows in the page at most, unless more than that are in view at once. */
export const mostRows = 60;

/** Rows ahead of and behind the view, so that a quick finger finds them there. */
const spareRows = 12;

/** The rows in view, first and last, of a list of so many. */
export interface View {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly count: number;
}

/**
 * The indexes of the rows to have in the page, in order: those in view, some on both sides, and the
 * one that has the focus, which would otherwise be lost with it.
 */
export function rowsInPage(
  { startIndex, endIndex, count }: View,
  focused: number | null,
): number[] {
  const inView = endIndex - startIndex + 1;
  const spare = Math.max(0, Math.min(spareRows, Math.floor((mostRows - 1 - inView) / 2)));
  const first = Math.max(0, startIndex - spare);
  const last = Math.min(count - 1, endIndex + spare);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (focused === null || focused >= count || rows.includes(focused)) return rows;
  return focused < first ? [focused, ...rows] : [...rows, focused];
}
