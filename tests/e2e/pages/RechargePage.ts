import type { Locator } from '@playwright/test';
import { MoneyRecordsPage } from './MoneyRecordsPage.ts';
import { PageModel } from './PageModel.ts';

/** The form of a deposit, and the sheet that follows it to its end. */
export class RechargePage extends PageModel {
  get amount(): Locator {
    return this.page.getByLabel(this.say('transfer.amount'), { exact: true });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.say('recharge.review') });
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  button(sentence: string): Locator {
    return this.sheet.getByRole('button', { name: this.say(sentence), exact: true });
  }

  get done(): Locator {
    return this.sheet.getByRole('heading', { name: this.say('recharge.sheet.done') });
  }

  async chooseBank(): Promise<this> {
    await this.page.getByRole('button', { name: this.say('recharge.method.bank') }).click();
    return this;
  }

  async review(amount: string): Promise<this> {
    await this.amount.fill(amount);
    await this.chooseBank();
    await this.submit.click();
    await this.button('recharge.confirm').waitFor();
    return this;
  }

  async ask(amount: string): Promise<this> {
    await this.review(amount);
    await this.button('recharge.confirm').click();
    await this.done.waitFor();
    return this;
  }

  /** From the sheet of a deposit that was asked for. */
  async toRecords(): Promise<MoneyRecordsPage> {
    await this.button('transfer.seeRecords').click();
    return new MoneyRecordsPage(this.page, this.say);
  }
}
