import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The changes of the balance, and the detail of a change. */
export class ChangesPage extends PageModel {
  get list(): Locator {
    return this.page.getByRole('list', { name: this.t('bill.list') });
  }

  get rows(): Locator {
    return this.list.getByRole('link').filter({ hasNotText: this.t('export.link') });
  }

  /** A field of the open detail. */
  field(name: 'balance' | 'order'): Locator {
    const term = this.page.getByRole('term').filter({ hasText: this.t(`bill.field.${name}`) });
    return this.page.locator('dl > div').filter({ has: term }).getByRole('definition');
  }

  async show(type: 'expense'): Promise<void> {
    await this.page.getByRole('tab', { name: this.t(`bill.tab.${type}`), exact: true }).click();
  }
}
