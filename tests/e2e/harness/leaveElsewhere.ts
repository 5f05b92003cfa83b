import type { Page } from '@playwright/test';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { LoginPage } from '../pages/signedOut.ts';
import { expect } from './corro.ts';
import type { messagesOf } from './messages.ts';

/**
 * Logs out in another tab while this one waits for an answer, which `release` lets come then. This tab shows the login,
 * and nothing of what was on its way.
 */
export async function leaveElsewhere(
  page: Page,
  t: ReturnType<typeof messagesOf>,
  release: () => void,
): Promise<LoginPage> {
  const other = await page.context().newPage();
  await other.goto('/settings');
  await new SettingsPage(other, t).leave();
  await expect(page).toHaveURL(/\/login$/);
  // The address changes before the screen does; the call is given up with the screen.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('alert')).toHaveCount(0);
  return new LoginPage(page, t);
}
