import type { Locator } from '@playwright/test';
import { FundOrdersPage } from './FundOrdersPage.ts';
import { PageModel } from './PageModel.ts';

/** The funds on sale, and the sheet in which one buys a participation. */
export class FundsPage extends PageModel {
  fund(name: string): Locator {
    const funds = this.page.getByRole('list', { name: this.t('funds.list') });
    return funds.getByRole('button').filter({ hasText: name });
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  button(sentence: string): Locator {
    return this.sheet.getByRole('button', { name: this.t(sentence), exact: true });
  }

  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.t('funds.sheet.done') });
  }

  async review(name: string): Promise<this> {
    await this.fund(name).click();
    await this.button('funds.review').click();
    await this.button('funds.confirm').waitFor();
    return this;
  }

  async buy(name: string): Promise<this> {
    await this.review(name);
    await this.button('funds.confirm').click();
    await this.done.waitFor();
    return this;
  }

  /** From the sheet of a purchase that is done. */
  async toOrders(): Promise<FundOrdersPage> {
    await this.button('funds.seeOrders').click();
    return new FundOrdersPage(this.page, this.t);
  }
}
