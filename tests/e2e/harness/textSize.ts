import type { Page } from '@playwright/test';

/** What browsers begin with, in pixels. */
const usual = { standard: 16, fixed: 13 };

/**
 * Sets the size of text as a customer does in the browser's own settings. The root's `font-size` would leave media
 * conditions in `em` as they are.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = {
    standard: (usual.standard * percent) / 100,
    fixed: (usual.fixed * percent) / 100,
  };
  await browser.send('Page.setFontSizes', { fontSizes });
}
