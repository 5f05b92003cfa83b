import type { Locator, Page } from '@playwright/test';
import type { Say } from '../harness/words.ts';

/** The list of shares. */
export class MarketsPage {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: this.say('markets.list') }).getByRole('link');
  }
}
