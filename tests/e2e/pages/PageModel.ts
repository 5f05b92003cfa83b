import type { Page } from '@playwright/test';
import type { Translate } from '../harness/messages.ts';

/** What a page model has: the page, and the words that are on it. */
export class PageModel {
  readonly page: Page;
  readonly t: Translate;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
  }
}
