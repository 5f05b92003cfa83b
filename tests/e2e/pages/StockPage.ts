import type { Locator } from '@playwright/test';
import { TradingPage } from './TradingPage.ts';
import { PageModel } from './PageModel.ts';

/** The detail of a share. */
export class StockPage extends PageModel {
  get favourite(): Locator {
    return this.page.getByRole('button', { name: this.t('stock.favourite'), exact: true });
  }

  get chart(): Locator {
    return this.page.getByRole('application');
  }

  get table(): Locator {
    return this.page.getByRole('table');
  }

  async showPeriod(period: 'timeline' | 'day' | 'week' | 'month'): Promise<void> {
    await this.page.getByText(this.t(`chart.period.${period}`), { exact: true }).click();
  }

  async showTable(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('chart.table'), exact: true }).click();
  }

  async buy(): Promise<TradingPage> {
    await this.page.getByRole('link', { name: this.t('stock.buy'), exact: true }).click();
    return new TradingPage(this.page, this.t);
  }

  async sell(): Promise<TradingPage> {
    await this.page.getByRole('link', { name: this.t('stock.sell'), exact: true }).click();
    return new TradingPage(this.page, this.t);
  }
}
