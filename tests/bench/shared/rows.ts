/** One comparison of a bench. `ratio` is what the limit is about; ours over theirs where both are. */
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

/** Of a figure with a limit of its own: it stands in the place of a ratio. */
export function bounded(name: string, ours: number, theirs: number, limit: number): Row {
  return { name, ours, theirs, ratio: ours, limit, ok: ours <= limit };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
