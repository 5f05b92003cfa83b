/** One comparison: milliseconds of each side, and how many times the other side's ours may be. */
export interface Comparison {
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
  readonly limit: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/** Prints both sides and their ratios, and makes the process fail when one misses its limit. */
export function report(
  title: string,
  sides: { ours: string; theirs: string },
  rows: readonly Comparison[],
): void {
  const table = rows.map(({ what, ours, theirs, limit }) => {
    const ratio = ours / theirs;
    return [
      what,
      ours.toFixed(2),
      theirs.toFixed(2),
      ratio.toFixed(3),
      String(limit),
      ratio <= limit ? 'ok' : 'MISSED',
    ];
  });
  const head = ['', `${sides.ours}, ms`, `${sides.theirs}, ms`, 'ratio', 'at most', ''];
  const lines = [head, ...table];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  console.log(`\n${title}`);
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
    );
    console.log(cells.join('  ').trimEnd());
  }
  if (table.some((line) => line.at(-1) === 'MISSED')) process.exitCode = 1;
}
