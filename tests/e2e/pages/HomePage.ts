import type { Locator, Page } from '@playwright/test';
import type { Say } from '../harness/words.ts';

/** Home: the balance, the ways into everything, the indices, the news. */
export class HomePage {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  get balance(): Locator {
    return this.page.getByText(this.say('home.balance'), { exact: true });
  }

  place(name: 'home' | 'markets' | 'watchlists' | 'trade' | 'account'): Locator {
    const bar = this.page.getByRole('navigation', { name: this.say('nav.label') });
    return bar
      .getByRole('link')
      .nth(['home', 'markets', 'watchlists', 'trade', 'account'].indexOf(name));
  }
}
