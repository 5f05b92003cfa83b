import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The loan screen, and the sheet of a request. */
export class LoanPage extends PageModel {
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  button(sentence: string): Locator {
    return this.sheet.getByRole('button', { name: this.t(sentence), exact: true });
  }

  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.t('loan.success') });
  }

  async review(amount: string): Promise<this> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.t('loan.request'), exact: true })
      .click();
    await this.sheet.getByLabel(this.t('transfer.amount')).fill(amount);
    await this.button('loan.review').click();
    await this.button('loan.confirm').waitFor();
    return this;
  }

  /** Follows the link after a request; returns the rows of the loans. */
  async toApplications(): Promise<Locator> {
    await this.button('loan.seeApplications').click();
    const list = this.page.getByRole('list', { name: this.t('loan.list'), exact: true });
    return list.getByRole('listitem');
  }
}
