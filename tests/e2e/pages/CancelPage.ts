import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../harness/messages.ts';
import { PageModel } from './PageModel.ts';

/** Kind of request. The kind is the suffix of the ids of its messages. */
type CancelledKind = 'withdrawal' | 'recharge' | 'ipo' | 'loan';

/** Cancels a pending request from its list of records. */
export class CancelPage extends PageModel {
  readonly #kind: CancelledKind;

  constructor(page: Page, t: Translate, kind: CancelledKind) {
    super(page, t);
    this.#kind = kind;
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The first record of the list whose name is the message `list`. */
  row(list: string): Locator {
    return this.page
      .getByRole('list', { name: this.t(list), exact: true })
      .getByRole('listitem')
      .first();
  }

  /** Opens the first record of the list, then its review. */
  async review(list: string): Promise<this> {
    await this.row(list).getByRole('button').click();
    await this.button(`cancel.action.${this.#kind}`).click();
    await this.button('cancel.confirm').waitFor();
    return this;
  }

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
