import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

type Kind = 'bank' | 'trc20';

/** The customer's cards, and the sheet in which one is added or changed. */
export class CardsPage extends PageModel {
  cards(kind: Kind): Locator {
    const list = this.page.getByRole('list', { name: this.t(`cards.list.${kind}`) });
    return list.getByRole('listitem');
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  field(label: string): Locator {
    return this.sheet.getByLabel(this.t(label), { exact: true });
  }

  async show(kind: Kind): Promise<this> {
    await this.page.getByRole('tab', { name: this.t(`cards.tab.${kind}`) }).click();
    return this;
  }

  async add(kind: Kind): Promise<this> {
    await this.page.getByRole('button', { name: this.t(`cards.add.${kind}`) }).click();
    await this.sheet.waitFor();
    return this;
  }

  async change(name: string, end: string): Promise<this> {
    const label = this.t('cards.change', { name, end });
    await this.page.getByRole('button', { name: label }).click();
    await this.sheet.waitFor();
    return this;
  }

  /** Deletes the card whose form is open, and sees the form close. */
  async remove(kind: Kind): Promise<this> {
    const remove = this.t(`cards.delete.${kind}`);
    await this.sheet.getByRole('button', { name: remove }).click();
    const question = this.page.getByRole('dialog', { name: this.t(`cards.deleteTitle.${kind}`) });
    await question.getByRole('button', { name: remove }).click();
    await question.waitFor({ state: 'hidden' });
    await this.sheet.waitFor({ state: 'hidden' });
    return this;
  }

  /** Saves what the sheet holds, and sees it close. */
  async save(): Promise<this> {
    await this.sheet.getByRole('button', { name: this.t('cards.save') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
    return this;
  }
}
