import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** A file as a phone provides it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The verification of the real name. */
export class RealNamePage extends PageModel {
  photo(side: 'front' | 'back'): Locator {
    return this.page.getByRole('group', { name: this.t(`identity.${side}`), exact: true });
  }

  get retry(): Locator {
    return this.page.getByRole('button', { name: this.t('shell.retry') });
  }

  stamp(status: 'pending' | 'approved'): Locator {
    return this.page.getByText(this.t(`identity.stamp.${status}`), { exact: true });
  }

  message(sentence: string): Locator {
    return this.page.getByText(this.t(sentence), { exact: true });
  }

  async choose(side: 'front' | 'back', file: ChosenFile): Promise<this> {
    const input = this.photo(side).locator('input[type="file"]:not([capture])');
    await input.setInputFiles(file);
    return this;
  }

  async arrived(side: 'front' | 'back'): Promise<this> {
    await this.photo(side).getByText(this.t('identity.uploaded')).waitFor();
    return this;
  }

  async submit(name: string, number: string): Promise<this> {
    await this.page.getByLabel(this.t('identity.name')).fill(name);
    await this.page.getByLabel(this.t('identity.number')).fill(number);
    await this.page.getByRole('button', { name: this.t('identity.submit') }).click();
    return this;
  }
}
