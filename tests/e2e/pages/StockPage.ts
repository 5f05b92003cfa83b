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

  /** Replaces the line with daily candles. */
  async showCandles(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('chart.candles'), exact: true }).click();
    await this.page.getByText(this.t('chart.period.day'), { exact: true }).click();
  }

  get position(): Locator {
    return this.page.getByRole('region', { name: this.t('stock.position'), exact: true });
  }

  get sellLink(): Locator {
    return this.page.getByRole('link', { name: this.t('stock.sell'), exact: true });
  }

  get recordsLink(): Locator {
    return this.page.getByRole('link', { name: this.t('stock.records'), exact: true });
  }

  /** Opens the review of a sale of all lots. */
  async sellAll(): Promise<TradingPage> {
    const name = this.t('stock.position.sellAll');
    await this.position.getByRole('link', { name, exact: true }).click();
    return new TradingPage(this.page, this.t);
  }

  async showTable(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('chart.table'), exact: true }).click();
  }

  async buy(): Promise<TradingPage> {
    await this.page.getByRole('link', { name: this.t('stock.buy'), exact: true }).click();
    return new TradingPage(this.page, this.t);
  }

  async sell(): Promise<TradingPage> {
    await this.sellLink.click();
    return new TradingPage(this.page, this.t);
  }
}
