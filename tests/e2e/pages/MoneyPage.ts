import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '../harness/messages.ts';
import { PageModel } from './PageModel.ts';

/** Direction of a transfer. The direction is the prefix of the ids of its messages. */
type Direction = 'recharge' | 'withdraw';

/** A deposit or a withdrawal: the form, the review and the outcome. */
export class MoneyPage extends PageModel {
  readonly #direction: Direction;

  constructor(page: Page, t: Translate, direction: Direction) {
    super(page, t);
    this.#direction = direction;
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  get amount(): Locator {
    return this.page.locator('input[name="amount"]');
  }

  get reviewButton(): Locator {
    return this.page.getByRole('button', {
      name: this.t(`${this.#direction}.review`),
      exact: true,
    });
  }

  get confirmButton(): Locator {
    // The label of a withdrawal ends with the amount.
    return this.sheet.getByRole('button', { name: this.t(`${this.#direction}.confirm`) });
  }

  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.t(`${this.#direction}.sheet.done`) });
  }

  get inProgress(): Locator {
    return this.sheet.getByText(this.t('status.money.in-progress'), { exact: true });
  }

  /** Taps a field and types. */
  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.page.keyboard.type(text);
  }

  async review(amount: string): Promise<this> {
    await this.type(this.amount, amount);
    await this.reviewButton.click();
    await this.confirmButton.waitFor();
    return this;
  }

  /** Types the transaction code, if there is one, and confirms. */
  async confirm(code?: string): Promise<this> {
    if (code !== undefined) {
      // The code field takes the focus by itself.
      await expect(this.sheet.locator('input[name="code"]')).toBeFocused();
      await this.page.keyboard.type(code);
    }
    await this.confirmButton.click();
    return this;
  }
}
