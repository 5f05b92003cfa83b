import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** What the customer has been told. */
export class InboxPage extends PageModel {
  /** The bell of home and of the account; its name ends with how much is unread. */
  bell(unread: number): Locator {
    const title = this.t('route.inbox');
    const name = unread === 0 ? new RegExp(`^${title}$`) : new RegExp(`^${title} ${unread} `);
    return this.page.getByRole('link', { name });
  }

  get rows(): Locator {
    const lists = this.page.getByRole('main').getByRole('list');
    return lists.getByRole('listitem');
  }

  /** Those that say that they are new. */
  get newRows(): Locator {
    return this.rows.filter({ hasText: this.t('notices.new') });
  }

  async open(unread: number): Promise<this> {
    await this.bell(unread).click();
    await this.rows.first().waitFor();
    return this;
  }
}
