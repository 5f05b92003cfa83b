/**
 * Runs all benches or the named ones, and prints their rows. Exits with 1 if a row exceeds its limit. See README.md.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './shared/rows.ts';

const here = import.meta.dirname;
const benches = readdirSync(here)
  .filter((name) => existsSync(join(here, name, 'index.ts')))
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(' or ')}; there are ${benches.join(', ')}.`);
  process.exit(2);
}

let missed = 0;
for (const name of wanted.length > 0 ? wanted : benches) {
  const { default: bench } = (await import(join(here, name, 'index.ts'))) as {
    default: () => Promise<readonly Row[]>;
  };
  const rows = await bench();
  print(name, rows);
  missed += rows.filter(({ ok }) => !ok).length;
}
console.log(missed === 0 ? '\nAll within their limits.' : `\n${missed} over the limit.`);
// Exits at once, because a closing browser may keep the process alive.
process.exit(missed === 0 ? 0 : 1);

function print(title: string, rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    row.ours.toFixed(2),
    row.theirs.toFixed(2),
    row.ratio.toFixed(3),
    String(row.limit),
    row.ok ? 'ok' : 'MISSED',
  ]);
  const lines = [[title, 'ours', 'beside', 'ratio', 'at most', ''], ...cells];
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  console.log();
  for (const line of lines) {
    const padded = line.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!),
    );
    console.log(padded.join('  ').trimEnd());
  }
}
