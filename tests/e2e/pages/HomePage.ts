import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

export class HomePage extends PageModel {
  get balance(): Locator {
    return this.page.getByText(this.t('home.balance'), { exact: true });
  }

  place(name: 'home' | 'markets' | 'watchlists' | 'trade' | 'account'): Locator {
    const bar = this.page.getByRole('navigation', { name: this.t('nav.label') });
    return bar
      .getByRole('link')
      .nth(['home', 'markets', 'watchlists', 'trade', 'account'].indexOf(name));
  }
}
