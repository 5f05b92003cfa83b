import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../harness/messages.ts';
import { PageModel } from './PageModel.ts';

/** What a page is about, by the names of its sentences. */
type Way = 'recharge' | 'withdraw';

/** Money in or money out: the form, and the sheet from the review on. */
export class MoneyPage extends PageModel {
  readonly #way: Way;

  constructor(page: Page, t: Translate, way: Way) {
    super(page, t);
    this.#way = way;
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  get amount(): Locator {
    return this.page.locator('input[name="amount"]');
  }

  get code(): Locator {
    return this.sheet.locator('input[name="code"]');
  }

  get method(): Locator {
    return this.page.getByText(this.t('recharge.method.bank'), { exact: true });
  }

  get reviewButton(): Locator {
    return this.page.getByRole('button', { name: this.t(`${this.#way}.review`), exact: true });
  }

  get confirmButton(): Locator {
    return this.sheet.getByRole('button', { name: this.t(`${this.#way}.confirm`), exact: true });
  }

  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.t(`${this.#way}.sheet.done`) });
  }

  /** The tracker says that it is on its way. */
  get inProgress(): Locator {
    return this.sheet.getByText(this.t('status.money.in-progress'), { exact: true });
  }

  /** Types as a customer does, with a tap on the field before. */
  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.page.keyboard.type(text);
  }

  /** Fills the form in and opens the review. */
  async review(amount: string): Promise<this> {
    await this.type(this.amount, amount);
    if (this.#way === 'recharge') await this.method.click();
    await this.reviewButton.click();
    await this.confirmButton.waitFor();
    return this;
  }

  /** Confirms, with the code where one is asked for. */
  async confirm(code?: string): Promise<this> {
    if (code === undefined) await this.confirmButton.click();
    // It has the focus, and its last digit confirms.
    else await this.page.keyboard.type(code);
    return this;
  }
}
