import type { Page } from '@playwright/test';
import { expect } from './corro.ts';

/**
 * Waits until the app runs on a page before the login: only then does the header have a button, the
 * one for languages. An idle network does not prove it, because the app may still be starting.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').waitFor();
}

/**
 * Waits until a customer's app has prefetched what it prefetches after its first screen, and runs
 * its background work: it then has turned off the browser's pull-to-refresh.
 */
export async function untilBackground(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
}
