import type { Locator, Page } from '@playwright/test';
import { expect } from './corro.ts';

const skeletonOrSpinner = 'svg[height$=rem], [aria-busy=true]';

/** Locates the skeletons of a screen, and its busy buttons. */
const waiting = (page: Page): Locator => page.getByRole('main').locator(skeletonOrSpinner);

/** Waits until the screen is complete. Ignores a timeout, because the caller's assertions report what is missing. */
async function untilComplete(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (missing) => {
        // Ignores the previous screen, which stays until the code of the next screen is loaded.
        // `navigate` has marked the previous screen with `data-left`.
        const main = document.querySelector('main:not([data-left])');
        const title = document.querySelector('h1');
        return main !== null && title !== null && main.querySelector(missing) === null;
      },
      skeletonOrSpinner,
      { timeout: 30_000 },
    )
    .catch(() => undefined);
}

/** Navigates to another path without a page load, and waits until the screen is complete. */
export async function navigate(page: Page, path: string): Promise<void> {
  // Waits until the app runs, so that it handles the new address.
  await untilComplete(page);
  await page.evaluate((address) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await untilComplete(page);
  await expect(page.locator('main[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  // A long task during the transition, such as a run of axe, would make the browser abort it.
  await page.evaluate(() => document.activeViewTransition?.finished);
}
