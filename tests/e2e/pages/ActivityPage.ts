import type { Locator } from '@playwright/test';
import { CasePage } from './CasePage.ts';
import { PageModel } from './PageModel.ts';

/** The detail of an order, a deposit or another record. */
export class ActivityPage extends PageModel {
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  async open(row: Locator): Promise<this> {
    await row.getByRole('button').click();
    await this.sheet.waitFor();
    return this;
  }

  /** Reads the order number. */
  async number(): Promise<string> {
    const term = this.page.getByRole('term').filter({ hasText: this.t('bill.field.order') });
    const row = this.sheet.locator('dl > div').filter({ has: term });
    return (await row.getByRole('definition').innerText()).trim();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.sheet.waitFor({ state: 'hidden' });
  }

  async help(): Promise<CasePage> {
    await this.sheet.getByRole('link', { name: this.t('activity.help') }).click();
    const help = new CasePage(this.page, this.t);
    await help.sheet.waitFor();
    return help;
  }
}
