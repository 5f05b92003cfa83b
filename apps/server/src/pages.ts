import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { pageHeaders, type InlineHashes } from './headers.ts';
import { chosenLocale } from './locale.ts';
import type { Settings } from './settings.ts';

/** What the build says of the pages that it wrote: the public paths, and each page's inline parts. */
interface PagesManifest {
  readonly routes: Readonly<Record<string, string>>;
  readonly fallback: string;
  /** What an unknown device is shown, whatever it asked for. */
  readonly warning: string;
  readonly inline: Readonly<Record<string, InlineHashes>>;
}

interface Page {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
  readonly encoded: Map<Encoding, Uint8Array>;
}

/**
 * The pages of the app: the public routes as the build rendered them, in each language, and one
 * for all other routes. They are read once, so that a later build does not reach a server that
 * runs. The settings that the app needs are put into the pages here.
 */
export class Pages {
  readonly #routes: PagesManifest['routes'];
  readonly #fallback: string;
  readonly #warning: string;
  readonly #locales: Settings['locales'];
  readonly #pages: ReadonlyMap<string, Page>;

  constructor(folder: string, settings: Settings) {
    const manifest: PagesManifest = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
    const variant = settings.operator === null ? 'demo' : 'operated';
    const names = [...Object.values(manifest.routes), manifest.fallback, manifest.warning];
    const pages = names.flatMap((name) =>
      settings.locales.map((locale): [string, Page] => {
        const file = `${name}.${locale}.${variant}`;
        const html = readFileSync(join(folder, 'prerendered', `${file}.html`), 'utf8');
        const hashes = manifest.inline[file] ?? { script: [], style: [] };
        return [`${name}.${locale}`, createPage(html, hashes, settings)];
      }),
    );
    this.#pages = new Map(pages);
    this.#routes = manifest.routes;
    this.#fallback = manifest.fallback;
    this.#warning = manifest.warning;
    this.#locales = settings.locales;
  }

  /** The app's page for a path. */
  answer(path: string, request: Headers): Response {
    return this.#answer(this.#routes[path.replace(/(?<=.)\/$/, '')] ?? this.#fallback, request);
  }

  /** The question that an unknown device is asked in the place of any page (spec §8). */
  warn(request: Headers): Response {
    return this.#answer(this.#warning, request);
  }

  #answer(name: string, request: Headers): Response {
    const locale = chosenLocale(request.get('cookie') ?? undefined, this.#locales);
    const page = this.#pages.get(`${name}.${locale}`);
    if (page === undefined) throw new Error(`There is no page ${name} in ${locale}.`);
    const encoding = acceptedEncoding(request.get('accept-encoding') ?? undefined);
    const body = page.encoded.get(encoding) ?? compress(page.body, encoding);
    page.encoded.set(encoding, body);
    const headers = new Headers(page.headers);
    headers.set('Content-Length', String(body.byteLength));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(body), { headers });
  }
}

function createPage(html: string, hashes: InlineHashes, settings: Settings): Page {
  return {
    headers: pageHeaders('app', hashes),
    body: new TextEncoder().encode(fillPage(html, settings)),
    encoded: new Map(),
  };
}

/** Puts the settings that the app needs into a page, where it has `{{ }}`. */
export function fillPage(html: string, { operator, locales }: Settings): string {
  return html
    .replaceAll('{{operator.name}}', () => escapeHtml(operator?.name ?? ''))
    .replaceAll('{{operator.regulator}}', () => escapeHtml(operator?.regulator ?? ''))
    .replaceAll('{{operator.licence}}', () => escapeHtml(operator?.licence ?? ''))
    .replace('{{settings}}', () => escapeHtml(JSON.stringify({ operator, locales })));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
