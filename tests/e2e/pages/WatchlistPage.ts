import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

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

  private button(sentence: string): Locator {
    return this.page.getByRole('button', { name: this.t(sentence), exact: true });
  }
}
