import type { Locator } from '@playwright/test';
import { StockPage } from './StockPage.ts';
import { PageModel } from './PageModel.ts';

/** The search that opens from the header. */
export class SearchDialog extends PageModel {
  /** Opens it from any screen. */
  async open(): Promise<this> {
    const header = this.page.getByRole('banner');
    await header.getByRole('button', { name: this.t('shell.search'), exact: true }).click();
    await this.field.waitFor();
    return this;
  }

  get field(): Locator {
    return this.page.getByRole('dialog').getByRole('searchbox');
  }

  result(code: string): Locator {
    return this.page.getByRole('dialog').getByRole('link').filter({ hasText: code });
  }

  async find(text: string, code: string): Promise<StockPage> {
    await this.field.fill(text);
    await this.result(code).click();
    return new StockPage(this.page, this.t);
  }
}
