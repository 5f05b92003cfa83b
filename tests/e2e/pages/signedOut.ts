import type { Locator } from '@playwright/test';
import { HomePage } from './HomePage.ts';
import { PageModel } from './PageModel.ts';

/** The login, as a customer meets it. */
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

  /** The problem below a field, or the error above the form. */
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

/** A new password for who knows the transaction code. */
export class ForgottenPage extends PageModel {
  message(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async enter(reset: { phone: string; code: string; password: string }): Promise<void> {
    const field = (name: string) => this.page.locator(`input[name="${name}"]`);
    await field('code').fill(reset.code);
    await field('phone').fill(reset.phone);
    await field('newPassword').fill(reset.password);
    await field('confirmation').fill(reset.password);
    await this.page.getByRole('button', { name: this.t('forgot.submit'), exact: true }).click();
  }
}

/** What a new customer enters. */
export interface NewCustomer {
  readonly phone: string;
  readonly password: string;
  readonly confirmation?: string;
  readonly invitation: string;
}

/** Opening an account. */
export class RegisterPage extends PageModel {
  /** Of its own form: the login, which may still be there for a moment, has a phone and a password too. */
  field(name: 'phone' | 'password' | 'confirmation' | 'invitation'): Locator {
    return this.page.locator(`form:has(input[name="invitation"]) input[name="${name}"]`);
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.t('register.submit'), exact: true });
  }

  message(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async enter({
    phone,
    password,
    confirmation = password,
    invitation,
  }: NewCustomer): Promise<void> {
    await this.field('phone').fill(phone);
    await this.field('password').fill(password);
    await this.field('confirmation').fill(confirmation);
    await this.field('invitation').fill(invitation);
  }

  /** Registers; the way on is the login, which says that the account is there. */
  async register(customer: NewCustomer): Promise<LoginPage> {
    await this.enter(customer);
    await this.submit.click();
    const login = new LoginPage(this.page, this.t);
    await login.message(this.t('hint.reg.success')).waitFor();
    return login;
  }
}
