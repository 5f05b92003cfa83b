import { expect, type Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The offers of QIP, and the sheet of a purchase. */
export class OffersPage extends PageModel {
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
    const offers = this.page.getByRole('list', { name: this.t('offers.list') });
    await offers.getByRole('button').filter({ hasText: code }).click();
    // Waits until the balance has arrived and prefilled the quantity.
    await expect(this.quantity).not.toHaveValue('');
    return this;
  }

  async review(): Promise<this> {
    await this.button('ticket.review.buy').click();
    await this.code.or(this.button('offers.createCode')).first().waitFor();
    return this;
  }

  /** Types the transaction code and confirms. */
  async confirm(code: string): Promise<this> {
    await this.code.fill(code);
    // The label ends with the amount.
    await this.sheet.getByRole('button', { name: this.t('ticket.confirm.buy') }).click();
    return this;
  }

  async bought(): Promise<this> {
    await this.sheet.getByRole('heading', { name: this.t('ticket.sheet.done.buy') }).waitFor();
    return this;
  }
}
