import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../../../stories/storybook-static');

/** Nothing listens there: what is asked for comes out of the folder. A browser trusts localhost. */
const address = 'http://localhost/';

interface Entry {
  readonly id: string;
  readonly title: string;
}

/** The machines that the static Storybook lets one step through. */
export function machinesOnShow(): Entry[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  return Object.values(entries).filter(({ id }) => id.endsWith('--step-through'));
}

/** The page on which a machine is stepped through, in the static Storybook, with no network. */
export class ReviewBench {
  readonly page: Page;
  /** What it asked of anybody else. */
  readonly strangers: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async open(id: string): Promise<void> {
    await this.page.route('**', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (`${origin}/` === address) return route.fulfill({ path: join(built, pathname) });
      this.strangers.push(route.request().url());
      return route.abort();
    });
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await this.page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=locale:es`);
    await expect(this.now).toHaveText(/^In /, { timeout: 30_000 });
    await expect(this.button('Start over')).toBeEnabled();
  }

  /** Where the machine stands, in words. */
  get now(): Locator {
    return this.page.getByRole('status').first();
  }

  /** The drawing, named by where the machine stands. */
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

  /** The form of an event: its button, and what goes with it. */
  event(type: string): Locator {
    return this.page.getByRole('form', { name: type, exact: true });
  }

  /** Goes by the Tab key alone to something that can be pressed. */
  async tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(goal).toBeEnabled();
    for (let stop = 0; stop < 80; stop += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error('The Tab key does not lead there.');
  }

  /** Presses it by keyboard. */
  async press(goal: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.tabTo(goal, key);
    await this.page.keyboard.press('Enter');
  }
}
