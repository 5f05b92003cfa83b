import type { Page } from '@playwright/test';

/** Defaults of browsers, in pixels. */
const defaults = { standard: 16, fixed: 13 };

/** Sets the text size in the browser's settings: unlike the root's `font-size`, it changes media queries in `em`. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = {
    standard: (defaults.standard * percent) / 100,
    fixed: (defaults.fixed * percent) / 100,
  };
  await browser.send('Page.setFontSizes', { fontSizes });
}
