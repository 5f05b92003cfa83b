import type { Locator, Page } from '@playwright/test';

const skeletonOrSpinner = 'svg[height$=rem], [aria-busy=true]';

/** What of a screen waits without having anything: skeletons, and spinners on buttons. */
export const waiting = (page: Page): Locator => page.getByRole('main').locator(skeletonOrSpinner);

/**
 * Resolves with the first frame in which a screen has its title and all it shows; where that does not come, in time for
 * an expectation to say what is missing.
 */
export async function untilRead(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (missing) => {
        // The screen before stays until the next one has its code: `lead` marks it.
        const main = document.querySelector('main:not([data-left])');
        const title = document.querySelector('h1');
        return main !== null && title !== null && main.querySelector(missing) === null;
      },
      skeletonOrSpinner,
      { timeout: 30_000 },
    )
    .catch(() => undefined);
}
