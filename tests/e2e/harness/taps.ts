import type { Page } from '@playwright/test';

/** Counts the taps on a page. Returns a function with the number of taps since its previous call. */
export async function countTaps(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countTap', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    // The listener is not in the capture phase: in that phase Playwright stops a tap whose target
    // has moved, and repeats it later, so a listener there would count both.
    addEventListener('pointerdown', ({ target }) => {
      // Does not count taps on the root: during a view transition a tap hits the root, and Playwright repeats the tap.
      if (target !== document.documentElement) Reflect.get(window, 'countTap')();
    });
  });
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}
