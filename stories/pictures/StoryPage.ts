import { chromium, type Browser, type Page } from '@playwright/test';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../../.config/browser.mjs';
import { comeToRest, drawInFace, heightOf, playOut, readStories, setToolbar } from './inPage.ts';
import { modes, type ModeName } from './modes.ts';
import { pictureTaken } from './pictureHere.ts';
import type { Story } from './pictures.ts';
import { reduceColours } from './pixels.ts';

/** The static Storybook that pictures are taken of. */
export const built = join(import.meta.dirname, '..', 'storybook-static');

/** Nothing listens there: the pages asked for come out of the folder. A browser trusts localhost. */
const address = 'http://localhost/';

/**
 * The first name of a second brand's fonts. Its letters are drawn in the app's own face, as all others are, so that
 * they are the same on a machine with other fonts.
 */
const brandFont = 'Georgia';

/** So that a browser renders the same on every screen and processor. */
const drawingAlike = [
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
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
export class StoryPage {
  readonly #page: Page;
  readonly #mode: ModeName;
  #isFresh = false;

  private constructor(page: Page, mode: ModeName) {
    this.#page = page;
    this.#mode = mode;
  }

  static async open(browser: Browser, mode: ModeName): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: modes[mode].viewport,
      deviceScaleFactor: 1,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce',
    });
    await context.route(`${address}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(built, pathname) });
    });
    const page = await context.newPage();
    // As in the browser's own settings, so that media conditions in `em` go by it.
    if (modes[mode].textSize === 'double') {
      const own = await context.newCDPSession(page);
      await own.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    }
    return new StoryPage(page, mode);
  }

  /** Every story there is, with what its file says of its pictures. */
  async stories(): Promise<Story[]> {
    await this.#enter();
    return this.#page.evaluate(readStories);
  }

  /** Shows a story until its `play` has ended and nothing moves. @returns what went wrong; null when all went well. */
  async show(story: string): Promise<string | null> {
    await this.#enter();
    const problem = await this.#page.evaluate(playOut, { story, pictureTaken }).catch(String);
    // What is left of a story that failed would disturb the next one.
    this.#isFresh = problem === null;
    await this.#page.evaluate(comeToRest);
    return problem;
  }

  /** What the phone shows, as PNG. */
  async screen(): Promise<Buffer> {
    return this.#picture(modes[this.#mode].viewport);
  }

  /** What is to be seen of a story of a component, as PNG; null where that is nothing. */
  async component(): Promise<Buffer | null> {
    const height = await this.#page.evaluate(heightOf);
    return height === 0 ? null : this.#picture({ ...modes[this.#mode].viewport, height });
  }

  async #picture(size: { width: number; height: number }): Promise<Buffer> {
    const clip = { x: 0, y: 0, ...size };
    return reduceColours(await this.#page.screenshot({ clip, animations: 'disabled' }));
  }

  async #enter(): Promise<void> {
    if (this.#isFresh) return;
    const { locale, theme, textSize } = modes[this.#mode];
    await this.#page.goto(`${address}iframe.html?viewMode=story`);
    await this.#page.evaluate(drawInFace, brandFont);
    // The accessibility of stories is tested elsewhere.
    await this.#page.evaluate(setToolbar, {
      locale,
      theme,
      textSize,
      isPictured: true,
      a11y: { manual: true },
    });
    this.#isFresh = true;
  }
}
