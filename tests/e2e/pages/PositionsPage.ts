import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { StockPage } from './StockPage.ts';

/** The positions, by type. */
export class PositionsPage extends PageModel {
  get table(): Locator {
    return this.page.getByRole('table');
  }

  /** The position of an instrument. */
  holding(name: string): Locator {
    return this.page.getByRole('main').getByRole('link').filter({ hasText: name });
  }

  /** Shows a row for each lot. */
  async showTable(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('holdings.asTable'), exact: true }).click();
    await this.table.waitFor();
  }

  tab(type: 'forex'): Locator {
    return this.page.getByRole('tab', { name: this.t(`trade.tab.${type}`), exact: true });
  }

  async openDetail(symbol: string): Promise<StockPage> {
    await this.table.getByRole('link').filter({ hasText: symbol }).click();
    return new StockPage(this.page, this.t);
  }
}
