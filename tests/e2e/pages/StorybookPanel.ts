import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { StepperPage } from './StepperPage.ts';

/** The stepper's panel in the static Storybook, beside a story. */
export class StorybookPanel {
  readonly page: Page;
  readonly panel: FrameLocator;
  readonly story: FrameLocator;
  readonly #server: StepperPage;

  constructor(page: Page) {
    this.page = page;
    this.#server = new StepperPage(page);
    this.panel = page.frameLocator('iframe[title="Stepper"]');
    this.story = page.frameLocator('#storybook-preview-iframe');
  }

  /** Requests to other origins. */
  get foreignRequests(): readonly string[] {
    return this.#server.foreignRequests;
  }

  /** Addresses of the workers that have started. */
  get workers(): readonly string[] {
    return this.#server.workers;
  }

  /** Opens a story in Storybook, and the panel by keyboard. */
  async open(id: string, globals: string): Promise<void> {
    await this.#server.serve();
    await this.page.goto(`http://localhost/index.html?path=/story/${id}&globals=${globals}`);
    const tab = this.page.getByRole('tab', { name: 'Stepper' });
    await this.page.getByRole('tab', { selected: true }).first().focus();
    await this.page.keyboard.press('End');
    await expect(tab).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.now).toBeVisible({ timeout: 60_000 });
  }

  /** Opens a story with its stepper in a window of their own. */
  async openWindow(query: string): Promise<void> {
    await this.#server.serve();
    await this.page.goto(`http://localhost/corro-stepper/index.html?${query}`);
  }

  /** The current state, as text. */
  get now(): Locator {
    return this.panel.getByRole('status').filter({ hasText: /^(Ahora|Now): / });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** The form of an event, with its payload and button. */
  event(type: string): Locator {
    return this.panel.getByRole('form', { name: type, exact: true });
  }
}
