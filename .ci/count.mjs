/** Adds up what each test runner counted in the log of `npm test`, and says it in one line. */
import { readFileSync } from 'node:fs';

const log = readFileSync(process.argv[2] ?? 0, 'utf8').replaceAll(/\u001B\[[\d;]*m/g, '');

/** The closing lines of Vitest (`Tests  1 failed | 2 passed (3)`) and of Playwright (`3 passed (4.5s)`). */
const closing = log
  .split('\n')
  .filter((line) => /:\s+Tests\s+\d|:\s+\d+ (passed|failed)( \(|$)/.test(line));

const sum = (word) =>
  closing
    .flatMap((line) => [...line.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))])
    .reduce((total, match) => total + Number(match[1]), 0);

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
