import type { Locator } from '@playwright/test';
import { PageModel } from './PageModel.ts';

/** A file as a phone hands it on. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The verification of the real name. */
export class RealNamePage extends PageModel {
  photo(side: 'front' | 'back'): Locator {
    return this.page.getByRole('group', { name: this.say(`identity.${side}`), exact: true });
  }

  get retry(): Locator {
    return this.page.getByRole('button', { name: this.say('shell.retry') });
  }

  stamp(status: 'pending' | 'approved'): Locator {
    return this.page.getByText(this.say(`identity.stamp.${status}`), { exact: true });
  }

  message(sentence: string): Locator {
    return this.page.getByText(this.say(sentence), { exact: true });
  }

  async choose(side: 'front' | 'back', file: ChosenFile): Promise<this> {
    const input = this.photo(side).locator('input[type="file"]:not([capture])');
    await input.setInputFiles(file);
    return this;
  }

  async arrived(side: 'front' | 'back'): Promise<this> {
    await this.photo(side).getByText(this.say('identity.uploaded')).waitFor();
    return this;
  }

  async submit(name: string, number: string): Promise<this> {
    await this.page.getByLabel(this.say('identity.name')).fill(name);
    await this.page.getByLabel(this.say('identity.number')).fill(number);
    await this.page.getByRole('button', { name: this.say('identity.submit') }).click();
    return this;
  }
}
