import type { Locator, Page } from '@playwright/test';
import type { Say } from '../harness/words.ts';
import { HomePage } from './HomePage.ts';
import { RegisterPage } from './RegisterPage.ts';

/** The login, as a customer meets it. */
export class LoginPage {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

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
    return this.page.getByRole('button', { name: this.say('login.submit'), exact: true });
  }

  /** What stands below a field, or above the form, about something being wrong. */
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
    const home = new HomePage(this.page, this.say);
    await home.balance.waitFor();
    return home;
  }

  async toRegistration(): Promise<RegisterPage> {
    await this.page.getByRole('link', { name: this.say('login.register'), exact: true }).click();
    return new RegisterPage(this.page, this.say);
  }
}
