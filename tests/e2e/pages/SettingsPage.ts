import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { LoginPage } from './signedOut.ts';

/** The settings, and the way out of the session. */
export class SettingsPage extends PageModel {
  get logOut(): Locator {
    return this.#button('settings.logOut');
  }

  /** What asks before one is logged out. */
  get question(): Locator {
    return this.page.getByRole('dialog', { name: this.t('settings.logOutTitle') });
  }

  choice(id: string): Locator {
    return this.page.getByRole('radio', { name: this.t(id), exact: true });
  }

  language(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Asks to log out, and answers yes. */
  async leave(): Promise<LoginPage> {
    await this.logOut.click();
    await this.question
      .getByRole('button', { name: this.t('settings.logOut'), exact: true })
      .click();
    return new LoginPage(this.page, this.t);
  }

  /** Opens the review of starting over; returns the sheet. */
  async askToStartOver(): Promise<Locator> {
    await this.#button('startOver.start').click();
    return this.page.getByRole('dialog', { name: this.t('startOver.title') });
  }

  #button(id: string): Locator {
    return this.page.getByRole('button', { name: this.t(id), exact: true });
  }
}
