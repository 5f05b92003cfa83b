import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { LoginPage } from './signedOut.ts';

export class SettingsPage extends PageModel {
  get logOut(): Locator {
    return this.page.getByRole('button', { name: this.t('settings.logOut'), exact: true });
  }

  /** The dialog that confirms the logout. */
  get question(): Locator {
    return this.page.getByRole('dialog', { name: this.t('settings.logOutTitle') });
  }

  choice(id: string): Locator {
    return this.page.getByRole('radio', { name: this.t(id), exact: true });
  }

  /** The row of another language, by the language's own name. */
  language(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(name) });
  }

  /** Logs out and confirms. */
  async leave(): Promise<LoginPage> {
    await this.logOut.click();
    await this.question
      .getByRole('button', { name: this.t('settings.logOut'), exact: true })
      .click();
    await this.page.waitForURL(/\/login$/);
    return new LoginPage(this.page, this.t);
  }
}
