import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The offerings, and the sheet of an application. */
export class IpoPage extends PageModel {
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  get quantity(): Locator {
    return this.sheet.locator('input[name="quantity"]');
  }

  get confirm(): Locator {
    return this.sheet.getByRole('button', { name: this.t('ipo.confirm'), exact: true });
  }

  /** Heading that is shown after the application. */
  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.t('ipo.sheet.done') });
  }

  async review(name: string, quantity: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
    await this.quantity.fill(quantity);
    await this.sheet.getByRole('button', { name: this.t('ipo.review'), exact: true }).click();
    await this.confirm.waitFor();
  }

  async seeOrders(): Promise<IpoOrdersPage> {
    await this.sheet.getByRole('button', { name: this.t('ipo.seeOrders') }).click();
    return new IpoOrdersPage(this.page, this.t);
  }
}

/** The applications, by status. */
export class IpoOrdersPage extends PageModel {
  get rows(): Locator {
    return this.page.getByRole('list', { name: this.t('ipoOrders.list') }).getByRole('listitem');
  }

  async show(tab: 'success'): Promise<void> {
    await this.page.getByRole('tab', { name: this.t(`ipoOrders.tab.${tab}`), exact: true }).click();
  }
}
