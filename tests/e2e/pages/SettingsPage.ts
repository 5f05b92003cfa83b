import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';
import { LoginPage } from './visitors.ts';

/** The settings, and the way out of the session. */
export class SettingsPage extends PageModel {
  get logOut(): Locator {
    return this.#button('settings.logOut');
  }

  /** What asks before one is logged out. */
  get question(): Locator {
    return this.page.getByRole('dialog', { name: this.say('settings.logOutTitle') });
  }

  choice(id: string): Locator {
    return this.page.getByRole('radio', { name: this.say(id), exact: true });
  }

  language(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Asks to log out, and answers yes. */
  async leave(): Promise<LoginPage> {
    await this.logOut.click();
    await this.question
      .getByRole('button', { name: this.say('settings.logOut'), exact: true })
      .click();
    return new LoginPage(this.page, this.say);
  }

  async toPassword(): Promise<PasswordPage> {
    await this.page.getByRole('link', { name: this.say('route.loginPassword') }).click();
    return new PasswordPage(this.page, this.say);
  }

  #button(id: string): Locator {
    return this.page.getByRole('button', { name: this.say(id), exact: true });
  }
}

/** Changing the login password. */
export class PasswordPage extends PageModel {
  field(name: 'currentPassword' | 'newPassword' | 'confirmation'): Locator {
    return this.page.locator(`input[name="${name}"]`);
  }

  message(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async change(current: string, next: string, again = next): Promise<void> {
    await this.field('currentPassword').fill(current);
    await this.field('newPassword').fill(next);
    await this.field('confirmation').fill(again);
    await this.page.getByRole('button', { name: this.say('forgot.submit'), exact: true }).click();
  }
}
