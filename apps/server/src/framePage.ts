import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenLocale } from './cookies.ts';
import { pageHeaders } from './headers.ts';
import type { Settings } from './settings.ts';

/**
 * The desktop page in the visitor's language. Its root element lists the offered languages (`data-locales`) and marks
 * play money (`data-demo`).
 */
export class FramePage {
  readonly #html: string | null;
  readonly #settings: Settings;
  readonly #isSimulated: () => boolean;

  constructor(folder: string, settings: Settings, isSimulated: () => boolean) {
    const path = join(folder, 'index.html');
    this.#html = existsSync(path) ? readFileSync(path, 'utf8') : null;
    this.#settings = settings;
    this.#isSimulated = isSimulated;
  }

  answer(cookies: string | undefined): Response {
    if (this.#html === null) return new Response('Not built', { status: 404 });
    const { locales, operator } = this.#settings;
    const root = [
      `lang="${chosenLocale(cookies, locales)}"`,
      `data-locales="${locales.join(' ')}"`,
      ...(operator === null || this.#isSimulated() ? ['data-demo'] : []),
    ];
    const html = this.#html.replace('lang="es"', root.join(' '));
    return new Response(html, { headers: pageHeaders('frame', { script: [], style: [] }) });
  }
}
