import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { tabTo } from '../harness/tabTo.ts';

const built = join(import.meta.dirname, '../../../stories/storybook-static');

/**
 * Address of the stepper. There is no server: the test answers requests with files of the built
 * Storybook. Browsers treat localhost as secure.
 */
const address = 'http://localhost/';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the static Storybook to other processes. */
export async function serveStorybook(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', address);
    response.setHeader('Content-Type', contentTypes[extname(pathname)] ?? 'font/woff2');
    createReadStream(join(built, pathname))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : bound;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The stepper of a machine in the static Storybook, without network access. */
export class StepperPage {
  readonly page: Page;
  /** Requests to other origins. */
  readonly foreignRequests: string[] = [];
  /** Addresses of the workers that have started. */
  readonly workers: string[] = [];
  /** Number of presses by `tap`. */
  presses = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('worker', (worker) => this.workers.push(worker.url()));
  }

  /** Serves the static Storybook to the page. */
  async serve(): Promise<void> {
    await this.page.route('**', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (`${origin}/` === address) return route.fulfill({ path: join(built, pathname) });
      this.foreignRequests.push(route.request().url());
      return route.abort();
    });
    await this.page.setViewportSize({ width: 1440, height: 900 });
  }

  async open(id: string): Promise<void> {
    await this.serve();
    await this.goTo(`${address}iframe.html?id=${id}&viewMode=story&globals=locale:es`);
  }

  /** Opens the stepper of a story at the address of a server. */
  async openAt(origin: string, id: string): Promise<void> {
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await this.goTo(`${origin}/iframe.html?id=${id}&viewMode=story&globals=locale:es`);
  }

  /** Opens a link that was copied from a stepper. */
  async goTo(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.now).toHaveText(/^Ahora: /, { timeout: 180_000 });
    await expect(this.button('Reiniciar')).toBeEnabled();
  }

  /** The current state, as text. */
  get now(): Locator {
    return this.page.getByRole('region', { name: 'Estado actual' }).getByRole('status').first();
  }

  /** The chart, labelled with the current state. */
  get chart(): Locator {
    return this.page.getByRole('region', { name: /^Diagrama de/ });
  }

  /** A transition of the active state, or another state, on the chart. */
  transition(name: string | RegExp): Locator {
    return this.chart.getByRole('button', { name });
  }

  /** The pending calls and running delays. */
  get waits(): Locator {
    return this.page.getByRole('region', { name: 'Qué espera' });
  }

  /** The visited part of the chart, and ways to the rest. */
  get coverage(): Locator {
    return this.page.getByRole('region', { name: 'Cobertura' });
  }

  get screen(): FrameLocator {
    return this.page.frameLocator('iframe[title="La pantalla real"]');
  }

  get script(): Locator {
    return this.page.getByLabel('Guion');
  }

  /** Height of the smallest text of the chart, in CSS pixels. */
  smallestText(): Promise<number> {
    return this.chart.evaluate((pane) => {
      const sizes = [...pane.querySelectorAll<HTMLElement>('.react-flow__viewport *')]
        .filter(
          ({ offsetHeight, childElementCount }) => offsetHeight > 4 && childElementCount === 0,
        )
        .map((element) => {
          const zoom = element.getBoundingClientRect().height / element.offsetHeight;
          return Number.parseFloat(getComputedStyle(element).fontSize) * zoom;
        });
      return Math.min(...sizes);
    });
  }

  /** Presses a button that copies, and returns what it has copied. */
  async copied(button: string): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.tap(this.button(button));
    await expect(this.page.getByText('Copiado.')).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Searches for a state; the same search again shows the next one. */
  async search(text: string): Promise<void> {
    const field = this.page.getByLabel('Buscar un estado');
    if ((await field.inputValue()) !== text) await field.fill(text);
    await field.press('Enter');
    this.presses += 1;
  }

  /** The form of an event, with its payload and button. */
  event(type: string): Locator {
    return this.page.getByRole('form', { name: type, exact: true });
  }

  /** Presses a control and counts the press. */
  async tap(goal: Locator): Promise<void> {
    await goal.click();
    this.presses += 1;
  }

  /** Presses a control by keyboard. */
  async press(goal: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await expect(goal).toBeEnabled();
    await tabTo(goal, key);
    await this.page.keyboard.press('Enter');
  }
}
