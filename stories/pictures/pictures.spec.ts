import { expect, test as base } from '@playwright/test';
import { readList } from './list.ts';
import type { ModeName } from './modes.ts';
import { Room, startBrowser } from './Room.ts';

/** Long enough for a story that is slow on a busy machine; a shelf has as many times that as stories. */
const patience = 20_000;

const test = base.extend<object, { mode: ModeName; room: Room }>({
  mode: ['es-light', { option: true, scope: 'worker' }],
  room: [
    async ({ mode }, use) => {
      const browser = await startBrowser();
      await use(await Room.open(browser, mode));
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const [title, pictures] of Map.groupBy(readList().pictures, (picture) => picture.title)) {
  const tag = [...new Set(pictures.map((picture) => `@${picture.mode}`))];
  test(title, { tag }, async ({ room, mode }) => {
    const ofMode = pictures.filter((picture) => picture.mode === mode);
    test.setTimeout(ofMode.length * patience);
    for (const { story } of ofMode) {
      expect.soft(await room.show(story), `${story} plays to its end`).toBeNull();
      await expect.soft(room.page, story).toHaveScreenshot(`${story}.png`);
    }
  });
}
