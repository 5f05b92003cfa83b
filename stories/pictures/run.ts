/**
 * Compares pictures of the stories with the baselines, or takes anew those that have changed.
 *
 *     npm run pictures -- [--update] [words of a story's id …] [--options of Playwright …]
 */
import { spawnSync } from 'node:child_process';
import { baselineFiles, packSince, removeBaselines, unpack } from './baselines.ts';
import { writeList } from './list.ts';
import { build, look } from './look.ts';
import { differences, hasChinese, readMadeWith, writeMadeWith } from './madeWith.ts';
import { baselineOf, named, orphansAmong, picturesOf } from './pictures.ts';

const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const options = given.filter((word) => word.startsWith('-') && word !== '--update');
const words = given.filter((word) => !word.startsWith('-'));

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function stop(sentence: string): never {
  say(sentence);
  process.exit(1);
}

say('Building the Storybook …');
build();
const { stories, here } = await look();
const every = picturesOf(stories);
let pictures = named(every, words);

const there = readMadeWith() ?? here;
const foreign = differences(there, here);
for (const sentence of foreign) say(sentence);
if (foreign.length > 0 && isUpdate && words.length > 0)
  stop('Pictures of two kinds would stand side by side: take all of them anew, not these alone.');
if (foreign.length > 0 && !isUpdate)
  say('The pictures are compared all the same, with a little tolerance at the edges of letters.');

if (!hasChinese(here)) {
  const sentence = `There is no font with Chinese characters here; Debian's is fonts-noto-cjk.`;
  if (isUpdate) stop(sentence);
  say(`${sentence} The pictures in zh are left out.`);
  pictures = pictures.filter(({ mode }) => mode !== 'zh');
}
if (pictures.length === 0) stop(`No story has ${words.join(' and ')} in its id.`);

const wanted = new Set(pictures.map(baselineOf));
await unpack(baselineFiles().filter((file) => wanted.has(file)));
const startedAt = Date.now();
writeList({ pictures, isForeign: foreign.length > 0 && !isUpdate });
say(`${pictures.length} pictures of ${new Set(pictures.map(({ story }) => story)).size} stories …`);
const { status } = spawnSync(
  'playwright',
  ['test', ...(isUpdate ? ['--update-snapshots=changed'] : []), ...options],
  { cwd: import.meta.dirname, stdio: 'inherit' },
);

const orphans = orphansAmong(baselineFiles(), every);
if (isUpdate) {
  say(
    `${await packSince(startedAt)} baselines are new or have changed, ${orphans.length} are gone.`,
  );
  await removeBaselines(orphans);
  writeMadeWith(here);
} else if (orphans.length > 0) {
  say(`Baselines without a story; --update removes them:\n  ${orphans.join('\n  ')}`);
}
say('Side by side: stories/pictures/playwright-report/index.html');
process.exitCode = status === 0 && (isUpdate || orphans.length === 0) ? 0 : 1;
