import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { StockPage } from './StockPage.ts';

/** The customer's favourites. */
export class WatchlistPage extends PageModel {
  async open(): Promise<this> {
    await this.page.goto('/watchlists');
    return this;
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: this.t('watchlist.list') }).getByRole('listitem');
  }

  row(code: string): Locator {
    return this.rows.filter({ has: this.page.getByText(code, { exact: true }) });
  }

  async edit(): Promise<this> {
    await this.button('watchlist.edit').click();
    return this;
  }

  async finish(): Promise<this> {
    await this.button('watchlist.done').click();
    return this;
  }

  /** Taps the delete button of a row, which asks before anything happens. */
  async delete(code: string): Promise<Locator> {
    await this.row(code).getByRole('button').click();
    return this.page.getByRole('dialog');
  }

  async answer(sentence: 'watchlist.confirm' | 'watchlist.keep'): Promise<this> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.t(sentence), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    return this;
  }

  async next(): Promise<this> {
    await this.button('pager.next').click();
    return this;
  }

  async toStock(code: string): Promise<StockPage> {
    await this.row(code).getByRole('link').click();
    return new StockPage(this.page, this.t);
  }

  private button(sentence: string): Locator {
    return this.page.getByRole('button', { name: this.t(sentence), exact: true });
  }
}
