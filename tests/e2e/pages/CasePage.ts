import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { ServicePage } from './ServicePage.ts';

/** The sheet that opens a case about an operation, over the chat. */
export class CasePage extends PageModel {
  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: this.t('activity.help') });
  }

  async send(subject: 'case.subject.wrong-amount') {
    await this.sheet.getByRole('radio', { name: this.t(subject) }).click();
    await this.sheet.getByRole('button', { name: this.t('case.send'), exact: true }).click();
    await this.sheet.waitFor({ state: 'hidden' });
    return new ServicePage(this.page, this.t);
  }
}
