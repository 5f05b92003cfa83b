import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './pictures.ts';
import { built } from './StoryPage.ts';

/** Passes the list of pictures and the tolerance from the command to the tests. */
interface List {
  readonly pictures: readonly Picture[];
  /** Whether another browser than this machine's drew the baselines. */
  readonly isForeign: boolean;
}

const file = join(built, 'pictures.json');

export function writeList(list: List): void {
  writeFileSync(file, JSON.stringify(list));
}

export function readList(): List {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the function above
  return JSON.parse(readFileSync(file, 'utf8')) as List;
}
