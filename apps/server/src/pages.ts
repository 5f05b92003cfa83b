import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { pageHeaders, type InlineHashes } from './headers.ts';
import { chosenLocale } from './locale.ts';
import type { OfferedLocale, Settings } from './settings.ts';

/** What the build says of the pages that it wrote: the public paths, and each page's inline parts. */
interface PagesManifest {
  readonly routes: Readonly<Record<string, string>>;
  readonly fallback: string;
  readonly inline: Readonly<Record<string, InlineHashes>>;
}

interface Page {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
  readonly encoded: Map<Encoding, Uint8Array>;
}

/**
 * The pages of the app: the public routes as the build rendered them, in each language, and one
 * for all other routes. The settings that the app needs are put into the page here.
 */
export class Pages {
  readonly #manifest: PagesManifest;
  readonly #kept = new Map<string, Page>();
  readonly #folder: string;
  readonly #settings: Settings;

  constructor(folder: string, settings: Settings) {
    this.#folder = folder;
    this.#settings = settings;
    const manifest: PagesManifest = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
    this.#manifest = manifest;
  }

  answer(path: string, request: Headers): Response {
    const route = this.#manifest.routes[path.replace(/(?<=.)\/$/, '')] ?? this.#manifest.fallback;
    const locale = chosenLocale(request.get('cookie') ?? undefined, this.#settings.locales);
    const page = this.#page(route, locale);
    const encoding = acceptedEncoding(request.get('accept-encoding') ?? undefined);
    const body = page.encoded.get(encoding) ?? compress(page.body, encoding);
    page.encoded.set(encoding, body);
    const headers = new Headers(page.headers);
    headers.set('Content-Length', String(body.byteLength));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(body), { headers });
  }

  #page(route: string, locale: OfferedLocale): Page {
    const { operator, locales } = this.#settings;
    const name = `${route}.${locale}.${operator === null ? 'demo' : 'operated'}`;
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const html = readFileSync(join(this.#folder, 'prerendered', `${name}.html`), 'utf8')
      .replaceAll('{{operator.name}}', () => escapeHtml(operator?.name ?? ''))
      .replaceAll('{{operator.regulator}}', () => escapeHtml(operator?.regulator ?? ''))
      .replaceAll('{{operator.licence}}', () => escapeHtml(operator?.licence ?? ''))
      .replace('{{settings}}', () => escapeHtml(JSON.stringify({ operator, locales })));
    const page: Page = {
      headers: pageHeaders('app', this.#manifest.inline[name] ?? { script: [], style: [] }),
      body: new TextEncoder().encode(html),
      encoded: new Map(),
    };
    this.#kept.set(name, page);
    return page;
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
