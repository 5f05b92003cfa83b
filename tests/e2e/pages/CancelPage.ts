import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../harness/messages.ts';
import { PageModel } from './PageModel.ts';

/** What is cancelled, by the names of its sentences. */
export type CancelledKind = 'withdrawal' | 'recharge' | 'ipo' | 'loan';

/** Cancelling what is pending, from a list of records. */
export class CancelPage extends PageModel {
  readonly #kind: CancelledKind;

  constructor(page: Page, t: Translate, kind: CancelledKind) {
    super(page, t);
    this.#kind = kind;
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The records of a list, by its name. */
  rows(list: string): Locator {
    return this.page
      .getByRole('list', { name: this.t(list), exact: true })
      .getByRole('listitem')
      .first();
  }

  /** Opens the latest record of the list, and from its detail the review. */
  async review(list: string): Promise<this> {
    await this.rows(list).getByRole('button').click();
    await this.button(`cancel.action.${this.#kind}`).click();
    await this.button('cancel.confirm').waitFor();
    return this;
  }

  /** Confirms what is reviewed, and sees that it is cancelled. */
  async confirm(): Promise<this> {
    await this.button('cancel.confirm').click();
    const title = this.t(`cancel.success.${this.#kind}`);
    await this.sheet.getByRole('heading', { name: title }).waitFor();
    return this;
  }

  async close(): Promise<this> {
    await this.page.keyboard.press('Escape');
    await this.sheet.waitFor({ state: 'hidden' });
    return this;
  }

  button(sentence: string): Locator {
    return this.sheet.getByRole('button', { name: this.t(sentence), exact: true });
  }
}
