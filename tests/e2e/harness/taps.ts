import type { Page } from '@playwright/test';

/** Counts what a finger does from now on: each touch of the page. Answers what came since the last time. */
export async function countTaps(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('tapped', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => Reflect.get(window, 'tapped')(), true);
  });
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}
