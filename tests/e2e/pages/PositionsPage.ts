import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { StockPage } from './StockPage.ts';

/** What the customer holds, by type. */
export class PositionsPage extends PageModel {
  get table(): Locator {
    return this.page.getByRole('table');
  }

  /** All lots of one instrument. */
  holding(name: string): Locator {
    return this.page.getByRole('main').getByRole('link').filter({ hasText: name });
  }

  /** Lot by lot. */
  async showTable(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('holdings.asTable'), exact: true }).click();
    await this.table.waitFor();
  }

  tab(type: 'stock' | 'forex' | 'futures' | 'treasury'): Locator {
    return this.page.getByRole('tab', { name: this.t(`trade.tab.${type}`), exact: true });
  }

  async openDetail(symbol: string): Promise<StockPage> {
    await this.table.getByRole('link').filter({ hasText: symbol }).click();
    return new StockPage(this.page, this.t);
  }
}
