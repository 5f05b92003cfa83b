import { expect, type Locator } from '@playwright/test';
import { HomePage } from './HomePage.ts';
import { PageModel } from './PageModel.ts';

export class LoginPage extends PageModel {
  async open(): Promise<this> {
    await this.page.goto('/login');
    return this;
  }

  get phone(): Locator {
    return this.page.locator('input[name="phone"]');
  }

  get password(): Locator {
    return this.page.locator('input[name="password"]');
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.t('login.submit'), exact: true });
  }

  message(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async fill(phone: string, password: string): Promise<void> {
    await this.phone.fill(phone);
    await this.password.fill(password);
  }

  async logIn(phone: string, password: string): Promise<HomePage> {
    await this.fill(phone, password);
    await this.submit.click();
    const home = new HomePage(this.page, this.t);
    await home.balance.waitFor();
    return home;
  }

  async toRegistration(): Promise<RegisterPage> {
    await this.page.getByRole('link', { name: this.t('login.register'), exact: true }).click();
    return new RegisterPage(this.page, this.t);
  }

  async toForgotten(): Promise<ForgottenPage> {
    await this.page.getByRole('link', { name: this.t('login.forgot'), exact: true }).click();
    return new ForgottenPage(this.page, this.t);
  }
}

/** The reset of a forgotten password with the transaction code. */
export class ForgottenPage extends PageModel {
  message(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async enter(reset: { phone: string; code: string; password: string }): Promise<void> {
    // The login, which may still be on the page, has a field for the phone too.
    await this.#form.waitFor();
    // A refused code leaves the second step open, whose phone stays as it was sent.
    if (await this.#field('phone').isVisible()) {
      await this.#field('phone').fill(reset.phone);
      await this.page.getByRole('button', { name: this.t('register.next'), exact: true }).click();
    }
    await this.enterPassword(reset);
  }

  /** Completes the second step. */
  async enterPassword(reset: { code: string; password: string }): Promise<void> {
    await this.#field('code').fill(reset.code);
    await this.#field('newPassword').fill(reset.password);
    await this.#field('confirmation').fill(reset.password);
    await this.page.getByRole('button', { name: this.t('forgot.submit'), exact: true }).click();
  }

  get #form(): Locator {
    return this.page.getByRole('form', { name: this.t('forgot.title'), exact: true });
  }

  #field(name: string): Locator {
    return this.#form.locator(`input[name="${name}"]`);
  }
}

/** The registration, in three steps. */
export class RegisterPage extends PageModel {
  /** A field of this form. The login, which may still be on the page, has fields with the same names. */
  field(name: 'phone' | 'password' | 'confirmation' | 'invitation'): Locator {
    return this.page.locator(`form:has(input[name="invitation"]) input[name="${name}"]`);
  }

  /** The button of the first two steps. */
  get next(): Locator {
    return this.page.getByRole('button', { name: this.t('register.next'), exact: true });
  }

  /** The button of the last step. */
  get submit(): Locator {
    return this.page.getByRole('button', { name: this.t('register.submit'), exact: true });
  }

  get back(): Locator {
    return this.page.getByRole('link', { name: this.t('shell.back'), exact: true });
  }

  async openLink(invitation: string): Promise<this> {
    await this.page.goto(`/register?code=${invitation}`);
    await expect(this.field('invitation')).toHaveValue(invitation);
    return this;
  }

  async enterPassword(password: string): Promise<void> {
    await this.field('password').fill(password);
    await this.field('confirmation').fill(password);
    await this.next.click();
  }

  /** Registers and arrives at home, logged in. */
  async register(customer: { phone: string; password: string; invitation: string }) {
    await this.field('phone').fill(customer.phone);
    await this.field('invitation').fill(customer.invitation);
    await this.next.click();
    await this.enterPassword(customer.password);
    return this.accept();
  }

  /** Sends the last step and arrives at home, logged in. */
  async accept(): Promise<HomePage> {
    await this.submit.click();
    const home = new HomePage(this.page, this.t);
    await home.balance.waitFor();
    return home;
  }
}
