import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The customer's requests for loans. */
export class LoanListPage extends PageModel {
  get loans(): Locator {
    const list = this.page.getByRole('list', { name: this.t('loan.list'), exact: true });
    return list.getByRole('listitem');
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens the latest loan, of that total, and goes on to the review of paying it back. */
  async reviewRepayment(amount: string): Promise<this> {
    await this.loans.first().getByRole('button').click();
    await this.sheet.getByRole('button', { name: this.t('loan.repay', { amount }) }).click();
    await this.button('loan.repay.review').click();
    await this.button('loan.repay.confirm').waitFor();
    return this;
  }

  /** Confirms what is reviewed, and sees that it is paid. */
  async confirmRepayment(): Promise<this> {
    await this.button('loan.repay.confirm').click();
    await this.sheet.getByRole('heading', { name: this.t('loan.repay.success') }).waitFor();
    return this;
  }

  async closeSheet(): Promise<this> {
    await this.page.keyboard.press('Escape');
    await this.sheet.waitFor({ state: 'hidden' });
    return this;
  }

  button(sentence: string): Locator {
    return this.sheet.getByRole('button', { name: this.t(sentence), exact: true });
  }
}
