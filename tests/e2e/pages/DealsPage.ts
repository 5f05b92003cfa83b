import { expect, type Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The offers of block trade or QIP, and the sheet in which one buys from them. */
export class DealsPage extends PageModel {
  offer(code: string): Locator {
    const offers = this.page.getByRole('list', { name: this.t('deals.list') });
    return offers.getByRole('button').filter({ hasText: code });
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  get quantity(): Locator {
    return this.sheet.locator('input[name="quantity"]');
  }

  get code(): Locator {
    return this.sheet.locator('input[name="code"]');
  }

  get confirmation(): Locator {
    return this.sheet.locator('input[name="confirmation"]');
  }

  button(sentence: string): Locator {
    return this.sheet.getByRole('button', { name: this.t(sentence), exact: true });
  }

  text(words: string): Locator {
    return this.sheet.getByText(words, { exact: true });
  }

  async choose(code: string): Promise<this> {
    await this.offer(code).click();
    // It is filled in once the balance is there, which may be while one types.
    await expect(this.quantity).not.toHaveValue('');
    return this;
  }

  async review(): Promise<this> {
    await this.button('ticket.review.buy').click();
    await this.button('ticket.confirm.buy').or(this.button('deals.createCode')).first().waitFor();
    return this;
  }

  /** Types the transaction code into the review: its last digit confirms. */
  async confirm(code: string): Promise<this> {
    await this.code.fill(code);
    return this;
  }

  /** Sets the first transaction code from the review. */
  async setCode(code: string): Promise<this> {
    await this.button('deals.createCode').click();
    await this.code.fill(code);
    await this.confirmation.fill(code);
    await this.button('ticket.confirm.buy').waitFor();
    return this;
  }

  async bought(): Promise<this> {
    await this.sheet.getByRole('heading', { name: this.t('ticket.sheet.done.buy') }).waitFor();
    return this;
  }
}
