/** Adds up what each test runner counted in the log of `npm test`, and says it in one line. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const log = stripVTControlCharacters(readFileSync(process.argv[2] ?? 0, 'utf8'));

/** The closing lines of Vitest (`Tests  1 failed | 2 passed (3)`) and of Playwright (`3 passed (4.5s)`). */
const closing = log
  .split('\n')
  .filter((line) => /:\s+Tests\s+\d|:\s+\d+ (passed|failed)( \(|$)/.test(line));

function sum(word) {
  const counts = closing.map((line) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0));
  return counts.reduce((total, count) => total + count, 0);
}

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
