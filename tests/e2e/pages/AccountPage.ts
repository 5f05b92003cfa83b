import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { ChangesPage } from './ChangesPage.ts';

/** The account: total, balance and loan, the ways into all of money. */
export class AccountPage extends PageModel {
  /** The eye; pressed while amounts are hidden. */
  get eye(): Locator {
    return this.page.getByRole('button', { name: this.t('money.hide'), exact: true });
  }

  /** An amount as it is shown, its unit and its figures. */
  amount(figures: string): Locator {
    return this.page.getByText(new RegExp(`^US\\$\\s*${figures.replaceAll('.', '\\.')}$`));
  }

  get hidden(): Locator {
    return this.page.getByText(this.t('money.hidden'), { exact: true });
  }

  async openChanges(): Promise<ChangesPage> {
    await this.page.getByRole('link', { name: this.t('route.accountChanges') }).click();
    const changes = new ChangesPage(this.page, this.t);
    await changes.list.waitFor();
    return changes;
  }
}
