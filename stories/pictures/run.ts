/**
 * Compares pictures of the built Storybook with the baselines, or replaces those that have changed.
 *
 *     node pictures/run.ts [--at-rest] [--update] [words of a story's id …] [--options of Playwright …]
 */
import { spawnSync } from 'node:child_process';
import {
  baselineFiles,
  packSince,
  readBrowser,
  removeBaselines,
  unpack,
  writeBrowser,
} from './baselines.ts';
import { writeList } from './list.ts';
import { baselineOf, mismatches, named, picturesOf, screensAtRest } from './pictures.ts';
import { startBrowser, StoryPage } from './StoryPage.ts';

const own = new Set(['--at-rest', '--update']);
const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const options = given.filter((word) => word.startsWith('-') && !own.has(word));
const words = given.filter((word) => !word.startsWith('-'));

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function sayFirst(what: string, files: readonly string[]): void {
  if (files.length > 0) say(`${what}: ${files.length}\n  ${files.slice(0, 10).join('\n  ')}`);
}

function stop(sentence: string): never {
  say(sentence);
  process.exit(1);
}

const browser = await startBrowser();
const stories = await (await StoryPage.open(browser, 'es-light')).stories();
const here = `Chromium ${browser.version()}`;
await browser.close();

const every = picturesOf(stories);
const pictures = named(given.includes('--at-rest') ? screensAtRest(every) : every, words);
if (pictures.length === 0) stop(`No story has ${words.join(' and ')} in its id.`);

const there = readBrowser() ?? here;
if (there !== here) {
  say(`The baselines are drawn by ${there}; here it is ${here}.`);
  if (isUpdate && pictures.length < every.length)
    stop('Pictures of two kinds would be side by side: update all of them, not these alone.');
  if (!isUpdate) say('They are compared with a little tolerance at the edges of letters.');
}

const wanted = new Set(pictures.map(baselineOf));
await unpack(baselineFiles().filter((file) => wanted.has(file)));
const startedAt = Date.now();
writeList({ pictures, isForeign: there !== here && !isUpdate });
say(`${pictures.length} pictures …`);
const { status } = spawnSync(
  'playwright',
  ['test', ...(isUpdate ? ['--update-snapshots=changed'] : []), ...options],
  { cwd: import.meta.dirname, stdio: 'inherit' },
);

if (isUpdate) {
  const changed = await packSince(startedAt);
  const { orphans } = mismatches(baselineFiles(), every);
  await removeBaselines(orphans);
  writeBrowser(here);
  say(`${changed} baselines are new or have changed, ${orphans.length} are gone.`);
}
const { orphans, missing } = mismatches(baselineFiles(), every);
sayFirst('Baselines without a story', orphans);
sayFirst('Pictures without a baseline', missing);
say('Side by side: stories/pictures/playwright-report/index.html');
process.exitCode = status === 0 && orphans.length + missing.length === 0 ? 0 : 1;
