import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

/** What is worth a line in the terminal; the rest is looked at in the report. */
const rescriptStep = /pixels|snapshot doesn't exist|Received:|Error:|exceeded/;

/** Says in a line what is wrong with each picture, and how many titles are done, in the end as Playwright's own do. */
export default class OneLineEach implements Reporter {
  #passed = 0;
  #failed = 0;

  onTestEnd({ title, parent }: TestCase, { errors, duration }: TestResult): void {
    const at = this.#passed + this.#failed + 1;
    const name = `${parent.project()?.name ?? ''} › ${title}`;
    if (errors.length === 0) {
      this.#passed += 1;
      say(`${at}. ${name}, ${(duration / 1000).toFixed(1)} s`);
    } else {
      this.#failed += 1;
      say(`  ${at}) ${name}`);
    }
    for (const { message = '' } of errors) {
      const [picture = '', ...rest] = stripVTControlCharacters(message).split('\n');
      const detail = rest.find((line) => rescriptStep.test(line)) ?? '';
      say(`   ${picture.replace('Error: ', '')}: ${detail.trim()}`);
    }
  }

  onEnd({ duration }: FullResult): void {
    if (this.#failed > 0) say(`  ${this.#failed} failed`);
    say(`  ${this.#passed} passed (${(duration / 1000).toFixed(1)}s)`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
