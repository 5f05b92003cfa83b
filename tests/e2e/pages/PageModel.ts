import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../harness/messages.ts';

/** What a page model has: the page, and the words that are on it. */
export class PageModel {
  readonly page: Page;
  readonly t: Translate;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
  }

  /** A double tap of which the second surely comes before any answer; of two taps sent to the browser it can hit what comes after. */
  async pressTwice(button: Locator): Promise<void> {
    await button.click({ trial: true });
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  }
}
