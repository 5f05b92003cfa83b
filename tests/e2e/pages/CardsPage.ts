import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

type Kind = 'bank' | 'trc20';

/** The customer's cards, and the sheet in which one is added or changed. */
export class CardsPage extends PageModel {
  cards(kind: Kind): Locator {
    const list = this.page.getByRole('list', { name: this.say(`cards.list.${kind}`) });
    return list.getByRole('listitem');
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  field(label: string): Locator {
    return this.sheet.getByLabel(this.say(label), { exact: true });
  }

  async show(kind: Kind): Promise<this> {
    await this.page.getByRole('tab', { name: this.say(`cards.tab.${kind}`) }).click();
    return this;
  }

  async add(kind: Kind): Promise<this> {
    await this.page.getByRole('button', { name: this.say(`cards.add.${kind}`) }).click();
    await this.sheet.waitFor();
    return this;
  }

  async change(name: string, end: string): Promise<this> {
    const label = this.say('cards.change', { name, end });
    await this.page.getByRole('button', { name: label }).click();
    await this.sheet.waitFor();
    return this;
  }

  /** Saves what the sheet holds, and sees it close. */
  async save(): Promise<this> {
    await this.sheet.getByRole('button', { name: this.say('cards.save') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
    return this;
  }
}
