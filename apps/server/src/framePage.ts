import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from './headers.ts';
import { chosenLocale } from './locale.ts';
import type { Settings } from './settings.ts';

/**
 * The desktop page, in the language that the visitor chose. It is read once, and told on its root which languages
 * there are (`data-locales`) and that no operator is set (`data-demo`).
 */
export class FramePage {
  readonly #html: string | null;
  readonly #settings: Settings;

  constructor(folder: string, settings: Settings) {
    const path = join(folder, 'index.html');
    this.#html = existsSync(path) ? readFileSync(path, 'utf8') : null;
    this.#settings = settings;
  }

  answer(cookies: string | undefined): Response {
    if (this.#html === null) return new Response('Not built', { status: 404 });
    const { locales, operator } = this.#settings;
    const root = [
      `lang="${chosenLocale(cookies, locales)}"`,
      `data-locales="${locales.join(' ')}"`,
      ...(operator === null ? ['data-demo'] : []),
    ];
    const html = this.#html.replace('lang="es"', root.join(' '));
    return new Response(html, { headers: pageHeaders('frame', { script: [], style: [] }) });
  }
}
