import { applyAppearance } from '@corro/ui';
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  waitForRest,
  coversPage,
  hasPicture,
  setScreen,
  sheetWidth,
  type ComposedStory,
} from './pictured.ts';

type StoryModule = { default: Meta } & Record<string, object>;

const files = import.meta.glob<StoryModule>('../../packages/{ui,charts}/src/**/*.stories.tsx');

// A story that ran last in this page is cleaned up only when another story begins: its brand and its
// open sheet, which hides action bars.
beforeAll(() => {
  delete document.documentElement.dataset['brand'];
  delete document.documentElement.dataset['overlayOpen'];
});

let cleanUp: (() => void) | null = null;
afterEach(() => {
  cleanUp?.();
  cleanUp = null;
});

/** Name of a sheet from the path of its stories, such as `ui-button`. */
function sheetName(path: string): string {
  const [, folder = '', file = ''] = /packages\/(\w+)\/.*?(\w+)\.stories\.tsx$/.exec(path) ?? [];
  return `${folder}-${file}`.toLowerCase();
}

const sheets = Object.entries(files).map(([path, load]) => ({ name: sheetName(path), load }));

test.for(sheets)('$name', async ({ name, load }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the stories' props differ
  const stories = Object.values(composeStories(await load())) as unknown as (ComponentType &
    ComposedStory)[];
  const shown = stories.filter((story) => hasPicture(story) && !coversPage(story));
  if (shown.length === 0) return;
  const sheet = document.createElement('main');
  sheet.id = 'sheet';
  document.body.prepend(sheet);
  // Hides remains of the previous story, which would cover the sheet.
  const alone = document.createElement('style');
  alone.textContent = 'body > :not(#sheet) { display: none !important }';
  document.head.append(alone);
  const root = createRoot(sheet);
  cleanUp = () => {
    flushSync(() => root.unmount());
    sheet.remove();
    alone.remove();
  };
  flushSync(() =>
    root.render(
      shown.map((Story) => (
        // `contain` fixes `position: fixed` elements to this cell instead of the page.
        <div
          key={Story.id}
          style={{ contain: 'layout paint', maxHeight: 844, borderBottom: '4px solid gray' }}
        >
          <Story />
        </div>
      )),
    ),
  );
  // A sheet fetches nothing, but prices show their age within a second.
  await waitForRest(shown.some(({ parameters }) => parameters.now) ? 1100 : 50);
  await page.viewport(sheetWidth, sheet.offsetHeight);
  // Elements sized by the height of the screen have grown: adapt the height once more.
  if (sheet.offsetHeight !== innerHeight) await page.viewport(sheetWidth, sheet.offsetHeight);
  for (const theme of ['light', 'dark'] as const) {
    applyAppearance({ theme, priceColours: 'rise-green' });
    await expect(sheet).toMatchScreenshot(`es-${theme}/${name}`);
  }
  await setScreen('es-light');
});
