import { chromium, type Browser, type Page } from '@playwright/test';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';
import { comeToRest, playOut, readStories, setToolbar } from './inPage.ts';
import { modes, type ModeName } from './modes.ts';
import type { Story } from './pictures.ts';

/** The static Storybook that pictures are taken of. */
export const built = join(import.meta.dirname, 'storybook-static');

/** Nothing listens there: the pages asked for come out of the folder. A browser trusts localhost. */
const address = 'http://localhost/';

/** So that a browser draws the same on every screen and processor, whatever it has drawn before. */
const drawingAlike = [
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
];

/** Starts the Chromium that the tests drive. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...browserArguments, ...drawingAlike],
  });
}

/** A page of the static Storybook that shows one story after another without loading again. */
export class Room {
  readonly page: Page;
  readonly #toolbar: Readonly<Record<string, string>>;
  #isFresh = false;

  private constructor(page: Page, toolbar: Readonly<Record<string, string>>) {
    this.page = page;
    this.#toolbar = toolbar;
  }

  static async open(browser: Browser, mode: ModeName): Promise<Room> {
    const { viewport, ...toolbar } = modes[mode];
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 1,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce',
    });
    await context.route(`${address}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(built, pathname) });
    });
    return new Room(await context.newPage(), toolbar);
  }

  /** Every story there is, with what its file says of its pictures. */
  async stories(): Promise<Story[]> {
    await this.#enter();
    return this.page.evaluate(readStories);
  }

  /** Shows a story until its `play` has ended and it stands still. @returns what went wrong; null when all went well. */
  async show(story: string): Promise<string | null> {
    await this.#enter();
    const problem = await this.page.evaluate(playOut, story).catch(String);
    // What is left of a story that failed would pull at the next one.
    this.#isFresh = problem === null;
    await this.page.evaluate(comeToRest);
    return problem;
  }

  async #enter(): Promise<void> {
    if (this.#isFresh) return;
    await this.page.goto(`${address}iframe.html?viewMode=story`);
    await this.page.evaluate(setToolbar, this.#toolbar);
    this.#isFresh = true;
  }
}
