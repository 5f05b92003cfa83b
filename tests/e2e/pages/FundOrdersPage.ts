import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The customer's participations, by status. */
export class FundOrdersPage extends PageModel {
  order(name: string): Locator {
    const orders = this.page.getByRole('list', { name: this.t('fundOrders.list') });
    return orders.getByRole('listitem').filter({ hasText: name });
  }

  async show(status: 'active' | 'completed' | 'cancelled'): Promise<this> {
    await this.page.getByRole('tab', { name: this.t(`fundOrders.tab.${status}`) }).click();
    return this;
  }
}
