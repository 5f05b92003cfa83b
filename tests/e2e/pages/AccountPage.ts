import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { ChangesPage } from './ChangesPage.ts';

/** The account: total, balance, loan and links. */
export class AccountPage extends PageModel {
  /** The toggle that hides amounts. */
  get eye(): Locator {
    return this.page.getByRole('button', { name: this.t('money.hide'), exact: true });
  }

  /** Locates an amount in US dollars by its digits. */
  amount(figures: string): Locator {
    return this.page.getByText(new RegExp(`^US\\$\\s*${figures.replaceAll('.', '\\.')}$`));
  }

  async openChanges(): Promise<ChangesPage> {
    await this.page.getByRole('link', { name: this.t('route.accountChanges') }).click();
    const changes = new ChangesPage(this.page, this.t);
    await changes.list.waitFor();
    return changes;
  }
}
