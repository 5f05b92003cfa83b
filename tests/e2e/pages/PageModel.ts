import type { Page } from '@playwright/test';
import type { Say } from '../harness/words.ts';

/** What a page model has: the page, and the words that are on it. */
export class PageModel {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }
}
