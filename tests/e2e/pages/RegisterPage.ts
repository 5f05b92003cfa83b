import type { Locator, Page } from '@playwright/test';
import type { Say } from '../harness/words.ts';
import { LoginPage } from './LoginPage.ts';

/** What a new customer enters. */
export interface NewCustomer {
  readonly phone: string;
  readonly password: string;
  readonly confirmation?: string;
  readonly invitation: string;
}

/** Opening an account. */
export class RegisterPage {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  field(name: 'phone' | 'password' | 'confirmation' | 'invitation'): Locator {
    return this.page.locator(`input[name="${name}"]`);
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.say('register.submit'), exact: true });
  }

  message(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  async fill({ phone, password, confirmation = password, invitation }: NewCustomer): Promise<void> {
    await this.field('phone').fill(phone);
    await this.field('password').fill(password);
    await this.field('confirmation').fill(confirmation);
    await this.field('invitation').fill(invitation);
  }

  /** Registers; the way on is the login, which says that the account is there. */
  async register(customer: NewCustomer): Promise<LoginPage> {
    await this.fill(customer);
    await this.submit.click();
    const login = new LoginPage(this.page, this.say);
    await login.message(this.say('login.registered')).waitFor();
    return login;
  }
}
