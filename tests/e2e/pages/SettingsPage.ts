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

  async toPassword(): Promise<PasswordPage> {
    await this.page.getByRole('link', { name: this.t('route.loginPassword') }).click();
    return new PasswordPage(this.page, this.t);
  }

  /** Opens the change of the transaction code, and chooses the next one. */
  async chooseCode(next: string): Promise<CodeSheet> {
    await this.#button('forgot.code').click();
    const sheet = new CodeSheet(this.page, this.t);
    await sheet.field('code').fill(next);
    await sheet.field('confirmation').fill(next);
    return sheet;
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

/** Changing the transaction code: the last step, which asks who it is. */
export class CodeSheet extends PageModel {
  field(name: 'code' | 'confirmation' | 'currentCode' | 'password'): Locator {
    return this.page.locator(`input[name="${name}"]`);
  }

  message(id: string): Locator {
    return this.page.getByText(this.t(id), { exact: true });
  }

  async forget(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('code.forgotten'), exact: true }).click();
  }

  /** `current`: the present code; null where it is forgotten. */
  async save(current: string | null, password: string): Promise<void> {
    if (current !== null) await this.field('currentCode').fill(current);
    await this.field('password').fill(password);
    await this.page.getByRole('button', { name: this.t('code.passwordSubmit') }).click();
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
    await this.page.getByRole('button', { name: this.t('forgot.submit'), exact: true }).click();
  }
}
