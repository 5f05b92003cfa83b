import { expect, type Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** The chat with customer service. */
export class ServicePage extends PageModel {
  get field(): Locator {
    return this.page.getByRole('textbox', { name: this.t('chat.write') });
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: this.t('chat.label') });
  }

  message(text: string): Locator {
    return this.log.getByText(text, { exact: true });
  }

  async write(text: string): Promise<this> {
    await this.field.fill(text);
    await this.page.getByRole('button', { name: this.t('chat.send'), exact: true }).tap();
    await expect(this.field).toHaveValue('');
    return this;
  }

  get operationLink(): Locator {
    return this.log.getByRole('link', { name: this.t('case.view') });
  }
}
