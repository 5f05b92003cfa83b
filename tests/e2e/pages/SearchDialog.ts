import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { StockPage } from './StockPage.ts';
import { TradingPage } from './TradingPage.ts';

/** The search of the header, or of the screen if it has one. */
export class SearchDialog extends PageModel {
  async open(): Promise<this> {
    await this.page.getByRole('button', { name: this.t('shell.search'), exact: true }).click();
    await this.field.waitFor();
    return this;
  }

  get field(): Locator {
    return this.page.getByRole('dialog').getByRole('searchbox');
  }

  result(code: string): Locator {
    const rows = this.page.getByRole('dialog').getByRole('listitem');
    return rows.getByRole('link').filter({ hasText: code });
  }

  /** Searches for `text` and opens the ticket to buy the instrument with this name. */
  async buy(text: string, name: string): Promise<TradingPage> {
    await this.field.fill(text);
    const label = this.t('search.buy', { name });
    await this.page.getByRole('dialog').getByRole('link', { name: label, exact: true }).click();
    const ticket = new TradingPage(this.page, this.t);
    await ticket.quantity.waitFor();
    return ticket;
  }

  async find(text: string, code: string): Promise<StockPage> {
    await this.field.fill(text);
    await this.result(code).click();
    return new StockPage(this.page, this.t);
  }
}
