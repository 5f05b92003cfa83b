import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The offerings, and the sheet in which one applies for one of them. */
export class IpoPage extends PageModel {
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  get quantity(): Locator {
    return this.sheet.locator('input[name="quantity"]');
  }

  get confirm(): Locator {
    return this.sheet.getByRole('button', { name: this.say('ipo.confirm'), exact: true });
  }

  /** What the sheet says once the application was received. */
  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.say('ipo.sheet.done') });
  }

  offering(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  async review(name: string, quantity: string): Promise<void> {
    await this.offering(name).click();
    await this.quantity.fill(quantity);
    await this.sheet.getByRole('button', { name: this.say('ipo.review'), exact: true }).click();
    await this.confirm.waitFor();
  }

  async apply(name: string, quantity: string): Promise<void> {
    await this.review(name, quantity);
    await this.confirm.click();
    await this.done.waitFor({ timeout: 30_000 });
  }

  async seeOrders(): Promise<IpoOrdersPage> {
    await this.sheet.getByRole('button', { name: this.say('ipo.seeOrders') }).click();
    return new IpoOrdersPage(this.page, this.say);
  }
}

/** The applications, by status. */
export class IpoOrdersPage extends PageModel {
  get rows(): Locator {
    return this.page.getByRole('list', { name: this.say('ipoOrders.list') }).getByRole('listitem');
  }

  async show(tab: 'all' | 'pending' | 'success' | 'failed'): Promise<void> {
    await this.page.getByRole('tab', { name: this.say(`ipoOrders.tab.${tab}`) }).click();
  }
}
