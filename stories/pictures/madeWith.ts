import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './baselines.ts';

/** What draws the pictures: another browser, or another font, draws other letters. */
export interface MadeWith {
  readonly browser: string;
  /** The font that the browser takes for Latin letters; for Chinese ones the same if it has none. */
  readonly latin: string;
  readonly chinese: string;
}

const file = join(folder, 'made-with.json');

/** What the baselines were made with; null before there are any. */
export function readMadeWith(): MadeWith | null {
  if (!existsSync(file)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the function below
  return JSON.parse(readFileSync(file, 'utf8')) as MadeWith;
}

export function writeMadeWith(here: MadeWith): void {
  writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
}

/** Whether Chinese is drawn in letters, not in boxes. */
export function hasChinese({ latin, chinese }: MadeWith): boolean {
  return latin !== chinese;
}

/** A sentence for each thing that makes pictures of this machine unlike the baselines. */
export function differences(there: MadeWith, here: MadeWith): string[] {
  const things = [
    [there.browser, here.browser, 'drawn by'],
    [there.latin, here.latin, 'set in'],
    [there.chinese, here.chinese, 'set, where they are Chinese, in'],
  ] as const;
  return things
    .filter(([then, now]) => then !== now)
    .map(([then, now, how]) => `The baselines are ${how} ${then}; here it is ${now}.`);
}
