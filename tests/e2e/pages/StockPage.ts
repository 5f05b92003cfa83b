import type { Locator } from '@playwright/test';
import { TradingPage } from './TradingPage.ts';
import { PageModel } from './PageModel.ts';

/** The detail of a share. */
export class StockPage extends PageModel {
  get favourite(): Locator {
    return this.page.getByRole('button', { name: this.say('stock.favourite'), exact: true });
  }

  get chart(): Locator {
    return this.page.getByRole('application');
  }

  get table(): Locator {
    return this.page.getByRole('table');
  }

  async showPeriod(period: 'timeline' | 'day' | 'week' | 'month'): Promise<void> {
    await this.page.getByText(this.say(`chart.period.${period}`), { exact: true }).click();
  }

  async showTable(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('chart.table'), exact: true }).click();
  }

  async buy(): Promise<TradingPage> {
    await this.page.getByRole('link', { name: this.say('stock.buy'), exact: true }).click();
    return new TradingPage(this.page, this.say);
  }

  async sell(): Promise<TradingPage> {
    await this.page.getByRole('link', { name: this.say('stock.sell'), exact: true }).click();
    return new TradingPage(this.page, this.say);
  }
}
