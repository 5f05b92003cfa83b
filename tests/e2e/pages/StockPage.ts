import type { Locator } from '@playwright/test';
import { TradingPage } from './TradingPage.ts';
import { PageModel } from './PageModel.ts';

type Range = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'fiveYears';

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

  /** Shows candles of a period in place of the line. */
  async showPeriod(period: 'timeline' | 'day' | 'week' | 'month'): Promise<void> {
    await this.page.getByRole('button', { name: this.t('chart.candles'), exact: true }).click();
    await this.page.getByText(this.t(`chart.period.${period}`), { exact: true }).click();
  }

  async showRange(range: Range): Promise<void> {
    const name = this.t(`chart.rangeName.${range}`);
    await this.page.getByRole('radio', { name, exact: true }).check();
  }

  /** The change above the chart, with the words that say since when it is. */
  change(range: Range): Locator {
    return this.page.getByText(this.t(`chart.since.${range}`), { exact: true }).locator('..');
  }

  /** What the customer has of it. */
  get position(): Locator {
    return this.page.getByRole('region', { name: this.t('stock.position'), exact: true });
  }

  get buyLink(): Locator {
    return this.page.getByRole('link', { name: this.t('stock.buy'), exact: true });
  }

  get sellLink(): Locator {
    return this.page.getByRole('link', { name: this.t('stock.sell'), exact: true });
  }

  /** Leads to the records of this instrument. */
  get recordsLink(): Locator {
    return this.page.getByRole('link', { name: this.t('stock.records'), exact: true });
  }

  /** Leads to the review of the sale of all that the customer has of it. */
  async sellAll(): Promise<TradingPage> {
    const name = this.t('stock.position.sellAll');
    await this.position.getByRole('link', { name, exact: true }).click();
    return new TradingPage(this.page, this.t);
  }

  async showTable(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('chart.table'), exact: true }).click();
  }

  async buy(): Promise<TradingPage> {
    await this.buyLink.click();
    return new TradingPage(this.page, this.t);
  }

  async sell(): Promise<TradingPage> {
    await this.sellLink.click();
    return new TradingPage(this.page, this.t);
  }
}
