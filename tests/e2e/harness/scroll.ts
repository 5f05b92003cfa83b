import type { Page } from '@playwright/test';

/** Keeps the scroll position at the next click, because rows that arrive above it still move it. */
export async function keepScrollOfNextClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      () => document.documentElement.setAttribute('data-left-at', String(scrollY)),
      { capture: true, once: true },
    );
  });
}

/** Reads the kept scroll position, in CSS pixels. */
export async function keptScroll(page: Page): Promise<number> {
  return Number(await page.locator('html[data-left-at]').getAttribute('data-left-at'));
}
