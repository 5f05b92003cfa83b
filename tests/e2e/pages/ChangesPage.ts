import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The changes of the balance, and one of them whole. */
export class ChangesPage extends PageModel {
  get list(): Locator {
    return this.page.getByRole('list', { name: this.t('bill.list') });
  }

  get rows(): Locator {
    return this.list.getByRole('link').filter({ hasNotText: this.t('export.link') });
  }

  /** What one says of a field, where one is open. */
  field(name: 'date' | 'balance' | 'order'): Locator {
    const term = this.page.getByRole('term').filter({ hasText: this.t(`bill.field.${name}`) });
    return this.page.locator('dl > div').filter({ has: term }).getByRole('definition');
  }

  async show(type: 'all' | 'income' | 'expense'): Promise<void> {
    await this.page.getByRole('tab', { name: this.t(`bill.tab.${type}`), exact: true }).click();
  }
}
