import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { PositionsPage } from './PositionsPage.ts';
import { StockPage } from './StockPage.ts';

const titles = {
  forex: 'route.forex',
  futures: 'route.futures',
  'treasury-debt': 'route.treasuryDebt',
} as const;

type MarketPath = keyof typeof titles;

/** A list of currency pairs, futures or treasury debt. */
export class MarketListPage extends PageModel {
  async open(path: MarketPath): Promise<this> {
    await this.page.goto(`/${path}`);
    await this.rows(path).first().waitFor();
    return this;
  }

  rows(path: MarketPath): Locator {
    return this.page.getByRole('list', { name: this.t(titles[path]) }).getByRole('link');
  }

  get field(): Locator {
    return this.page.getByRole('main').getByRole('searchbox');
  }

  async choose(path: MarketPath, code: string): Promise<StockPage> {
    await this.rows(path).filter({ hasText: code }).click();
    return new StockPage(this.page, this.t);
  }

  async toPositions(): Promise<PositionsPage> {
    const header = this.page.getByRole('banner');
    await header.getByRole('link', { name: this.t('market.position'), exact: true }).click();
    return new PositionsPage(this.page, this.t);
  }
}
