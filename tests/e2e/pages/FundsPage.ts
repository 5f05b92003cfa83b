import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The funds on sale, the sheet in which one buys a participation, and the participations. */
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

  /** From the sheet of a purchase that is done. */
  async toOrders(): Promise<this> {
    await this.button('funds.seeOrders').click();
    return this;
  }

  /** A participation among the customer's orders. */
  order(name: string): Locator {
    const orders = this.page.getByRole('list', { name: this.t('fundOrders.list') });
    return orders.getByRole('listitem').filter({ hasText: name });
  }

  async show(status: 'completed'): Promise<this> {
    await this.page.getByRole('tab', { name: this.t(`fundOrders.tab.${status}`) }).click();
    return this;
  }
}
