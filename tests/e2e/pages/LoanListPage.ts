import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The customer's requests for loans. */
export class LoanListPage extends PageModel {
  get loans(): Locator {
    const list = this.page.getByRole('list', { name: this.say('loan.list'), exact: true });
    // The steps of a request are a list within its row.
    return list.locator('> li');
  }
}
