import { expect, type Locator } from '@playwright/test';
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

/** Opening an account, in three steps. */
export class RegisterPage extends PageModel {
  /** Of its own form: the login, which may still be there for a moment, has a phone and a password too. */
  field(name: 'phone' | 'password' | 'confirmation' | 'invitation'): Locator {
    return this.page.locator(`form:has(input[name="invitation"]) input[name="${name}"]`);
  }

  /** Leads on from the first two steps. */
  get next(): Locator {
    return this.page.getByRole('button', { name: this.t('register.next'), exact: true });
  }

  /** Accepts, at the last step. */
  get submit(): Locator {
    return this.page.getByRole('button', { name: this.t('register.submit'), exact: true });
  }

  get back(): Locator {
    return this.page.getByRole('link', { name: this.t('shell.back'), exact: true });
  }

  message(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  /** Opens the link that brings an invitation code, at a server's own address where it is given. */
  async openLink(invitation: string, server = ''): Promise<this> {
    await this.page.goto(`${server}/register?code=${invitation}`);
    await expect(this.field('invitation')).toHaveValue(invitation);
    return this;
  }

  async enterContact({ phone, invitation }: Pick<NewCustomer, 'phone' | 'invitation'>) {
    await this.field('phone').fill(phone);
    await this.field('invitation').fill(invitation);
    await this.next.click();
  }

  async enterPassword(password: string, confirmation = password): Promise<void> {
    await this.field('password').fill(password);
    await this.field('confirmation').fill(confirmation);
    await this.next.click();
  }

  /** Through all steps, up to the button that registers. */
  async enter(customer: NewCustomer): Promise<void> {
    await this.enterContact(customer);
    await this.enterPassword(customer.password, customer.confirmation);
  }

  /** Registers, which leads home, logged in. */
  async register(customer: NewCustomer): Promise<HomePage> {
    await this.enter(customer);
    return this.accept();
  }

  /** Accepts, which leads home, logged in. */
  async accept(): Promise<HomePage> {
    await this.submit.click();
    const home = new HomePage(this.page, this.t);
    await home.balance.waitFor();
    return home;
  }
}
