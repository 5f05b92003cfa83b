import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';

/** What is worth a line in the terminal; the rest is looked at in the report. */
const telling = /pixels|snapshot doesn't exist|Received:|Error:|exceeded/;

/** Says in a line what is wrong with each picture, and how many titles are done. */
export default class OneLineEach implements Reporter {
  #done = 0;

  onTestEnd({ title, parent }: TestCase, { errors, duration }: TestResult): void {
    this.#done += 1;
    const mode = parent.project()?.name ?? '';
    const seconds = (duration / 1000).toFixed(1);
    process.stdout.write(`${this.#done}. ${mode} ${title}, ${seconds} s\n`);
    for (const { message = '' } of errors) {
      const [name = '', ...rest] = stripVTControlCharacters(message).split('\n');
      const detail = rest.find((line) => telling.test(line)) ?? '';
      process.stdout.write(`   ${name.replace('Error: ', '')}: ${detail.trim()}\n`);
    }
  }

  printsToStdio(): boolean {
    return true;
  }
}
