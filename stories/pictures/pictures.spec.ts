import { expect, test as base } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { readList } from './list.ts';
import type { ModeName } from './modes.ts';
import type { Picture } from './pictures.ts';
import { joinOnSheet } from './pixels.ts';
import { StoryPage, startBrowser } from './StoryPage.ts';

/** In ms: long enough for a story that is slow on a busy machine. */
const patience = 20_000;

const test = base.extend<object, { mode: ModeName; stories: StoryPage }>({
  mode: ['es-light', { option: true, scope: 'worker' }],
  stories: [
    async ({ mode }, use) => {
      const browser = await startBrowser();
      await use(await StoryPage.open(browser, mode));
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/**
 * A picture that no longer changes. One that is not as it was has three seconds to become so: the
 * worker that draws a chart, and an image, are late on a busy machine.
 */
async function atLast<Taken extends Buffer | null>(
  take: () => Promise<Taken>,
  expected: Buffer | null,
): Promise<Taken> {
  const until = performance.now() + 3000;
  for (let before = await take(); ;) {
    if (before === null || expected?.equals(before)) return before;
    await setTimeout(50);
    const now = await take();
    const isSteady = now?.equals(before) === true;
    const isAwaited = expected !== null && performance.now() < until;
    if (isSteady && !isAwaited) return now;
    before = now;
  }
}

/** All stories of a component; two that look the same are one too many. */
async function sheetOf({ stories: ids }: Picture, stories: StoryPage): Promise<Buffer> {
  const seen: { story: string; taken: Buffer }[] = [];
  for (const story of ids) {
    expect.soft(await stories.show(story), `${story} plays to its end`).toBeNull();
    const taken = await atLast(() => stories.component(), null);
    if (taken === null) continue;
    const twin = seen.find((other) => other.taken.equals(taken))?.story ?? null;
    expect.soft(twin, `${story} has a picture of its own`).toBeNull();
    seen.push({ story, taken });
  }
  return joinOnSheet(seen.map(({ taken }) => taken));
}

async function screenOf({ stories: ids }: Picture, stories: StoryPage, baseline: string) {
  for (const story of ids) {
    expect.soft(await stories.show(story), `${story} plays to its end`).toBeNull();
  }
  const expected = existsSync(baseline) ? readFileSync(baseline) : null;
  return atLast(() => stories.screen(), expected);
}

for (const [title, pictures] of Map.groupBy(readList().pictures, (picture) => picture.title)) {
  const tag = [...new Set(pictures.map((picture) => `@${picture.mode}`))];
  test(title, { tag }, async ({ stories, mode }, info) => {
    const ofMode = pictures.filter((picture) => picture.mode === mode);
    const count = ofMode.reduce((sum, picture) => sum + picture.stories.length, 0);
    test.setTimeout(count * patience);
    for (const picture of ofMode) {
      const file = `${picture.name}.png`;
      const taken = picture.isSheet
        ? await sheetOf(picture, stories)
        : await screenOf(picture, stories, info.snapshotPath(file));
      expect.soft(taken, picture.name).toMatchSnapshot(file);
    }
  });
}
