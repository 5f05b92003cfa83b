import type { Page } from '@playwright/test';

/**
 * Sets the text size in the browser's settings. This also changes media queries in `em`, which the root's `font-size`
 * does not.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  // The defaults are 16 px, and 13 px for monospaced text.
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 };
  await browser.send('Page.setFontSizes', { fontSizes });
}
