import type { Page } from '@playwright/test';
import type { Translate } from '../harness/messages.ts';

/** A page model: actions on a page that return the next page model. */
export class PageModel {
  readonly page: Page;
  readonly t: Translate;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
  }
}
