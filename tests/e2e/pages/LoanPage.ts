import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** What one owes and may borrow, and the sheet in which one asks for a loan. */
export class LoanPage extends PageModel {
  get main(): Locator {
    return this.page.getByRole('main');
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  button(sentence: string): Locator {
    return this.sheet.getByRole('button', { name: this.t(sentence), exact: true });
  }

  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.t('loan.success') });
  }

  async open(): Promise<this> {
    await this.main.getByRole('button', { name: this.t('loan.request'), exact: true }).click();
    return this;
  }

  async review(amount: string): Promise<this> {
    await this.open();
    await this.sheet.getByLabel(this.t('transfer.amount')).fill(amount);
    await this.button('loan.review').click();
    await this.button('loan.confirm').waitFor();
    return this;
  }

  /** From the sheet of a request that was taken; returns the customer's loans. */
  async toApplications(): Promise<Locator> {
    await this.button('loan.seeApplications').click();
    const list = this.page.getByRole('list', { name: this.t('loan.list'), exact: true });
    return list.getByRole('listitem');
  }
}
