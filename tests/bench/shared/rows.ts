/**
 * A figure of a bench (`ours`), compared with another figure or a limit (`theirs`). `ok` is true if
 * `ratio` is at most `limit`.
 */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly limit: number;
  readonly ok: boolean;
}

export function compare(name: string, ours: number, theirs: number, limit: number): Row {
  const ratio = ours / theirs;
  return { name, ours, theirs, ratio, limit, ok: ratio <= limit };
}

/** A figure with an upper limit in its own unit. */
export function atMost(name: string, ours: number, limit: number): Row {
  return { name, ours, theirs: limit, ratio: ours, limit, ok: ours <= limit };
}

/** A figure with a lower limit in its own unit. */
export function atLeast(name: string, ours: number, limit: number): Row {
  return { name, ours, theirs: limit, ratio: limit / ours, limit: 1, ok: ours >= limit };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
