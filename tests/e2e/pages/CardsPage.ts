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

  async add(kind: Kind): Promise<this> {
    await this.page.getByRole('button', { name: this.t(`cards.add.${kind}`) }).click();
    await this.sheet.waitFor();
    return this;
  }
}
