import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** Records of what came in or went out, by status. */
export class MoneyRecordsPage extends PageModel {
  /** The record of an order number or an amount. */
  record(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text }).first();
  }

  /** How it stands. */
  status(text: string, status: string): Locator {
    return this.record(text).getByText(this.say(`status.money.${status}`), { exact: true });
  }

  async show(status: 'all' | 'in-progress' | 'completed' | 'failed'): Promise<this> {
    await this.page.getByRole('tab', { name: this.say(`transfer.tab.${status}`) }).click();
    return this;
  }
}
