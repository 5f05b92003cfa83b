import type { Page } from '@playwright/test';
import { expect } from './corro.ts';
import { untilRead, waiting } from './waiting.ts';

/** Leads to the screen of a path other than the present one, without loading the app again, and waits until it has all it shows. */
export async function lead(page: Page, path: string): Promise<void> {
  // An app that has not started yet would not hear of it.
  await untilRead(page);
  await page.evaluate((address) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await untilRead(page);
  await expect(page.locator('main[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
}
