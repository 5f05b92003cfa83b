/** Ends the log of `npm test` with each failure, its explanation and the totals: a long log is read from its end. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const maxLines = 45;
const lines = stripVTControlCharacters(readFileSync(process.argv[2] ?? 0, 'utf8')).split('\n');

/** A failure's heading: `FAIL  file > title` (Vitest), `1) file › title ───` (Playwright). */
for (const [at, line] of lines.entries()) {
  const task = /^(\S+:) +(?:FAIL {2}|\d+\) .*›)/.exec(line)?.[1];
  if (task !== undefined) {
    const own = lines.slice(at, at + 20 * maxLines).filter((later) => later.startsWith(task));
    console.log(own.slice(0, maxLines).join('\n'), '\n');
  }
}

/** Totals of Vitest (`Tests  1 failed | 2 passed (3)`) and of Playwright (`3 passed (4.5s)`). */
const closing = lines.filter((line) => /:\s+Tests\s+\d|:\s+\d+ (passed|failed)( \(|$)/.test(line));

function sum(word) {
  const counts = closing.map((line) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0));
  return counts.reduce((total, count) => total + count, 0);
}

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
