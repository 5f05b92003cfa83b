import type { Page } from '@playwright/test';

/** Counts what a finger does from now on: each touch of the page. Answers what came since the last time. */
export async function countTaps(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('tapped', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    // Not before the element has it: one whose element moves away Playwright holds back, and does again.
    addEventListener('pointerdown', ({ target }) => {
      // One that falls on nothing while the browser takes its picture of a screen is done again, faster
      // than a finger would.
      if (target !== document.documentElement) Reflect.get(window, 'tapped')();
    });
  });
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}
