import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The list of shares. */
export class MarketsPage extends PageModel {
  get rows(): Locator {
    return this.page.getByRole('list', { name: this.t('markets.list') }).getByRole('link');
  }
}
