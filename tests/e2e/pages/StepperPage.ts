import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { tabTo } from '../harness/tabTo.ts';

const built = join(import.meta.dirname, '../../../stories/storybook-static');

/** No server: the folder answers its requests. It is localhost, which browsers treat as secure. */
const address = 'http://localhost/';

/** The stepper of a machine in the static Storybook, without network. */
export class StepperPage {
  readonly page: Page;
  /** Requests to other origins. */
  readonly foreignRequests: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async open(id: string): Promise<void> {
    await this.page.route('**', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (`${origin}/` === address) return route.fulfill({ path: join(built, pathname) });
      this.foreignRequests.push(route.request().url());
      return route.abort();
    });
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await this.page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=locale:es`);
    await expect(this.now).toHaveText(/^In /, { timeout: 30_000 });
    await expect(this.button('Start over')).toBeEnabled();
  }

  /** The current state, as text. */
  get now(): Locator {
    return this.page.getByRole('status').first();
  }

  /** The statechart, labelled with the current state. */
  get chart(): Locator {
    return this.page.getByRole('img', { name: /^Statechart of/ });
  }

  get screen(): FrameLocator {
    return this.page.frameLocator('iframe[title="The real screen"]');
  }

  get script(): Locator {
    return this.page.getByLabel('Script');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The form of an event, with its payload and button. */
  event(type: string): Locator {
    return this.page.getByRole('form', { name: type, exact: true });
  }

  /** Presses a control by keyboard. */
  async press(goal: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await expect(goal).toBeEnabled();
    await tabTo(goal, key);
    await this.page.keyboard.press('Enter');
  }
}
