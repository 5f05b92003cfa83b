import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenLocale } from './cookies.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { pageHeaders, type InlineHashes } from './headers.ts';
import type { OfferedLocale, Settings } from './settings.ts';

type PageSettings = Settings & {
  /** Whether the page begins with the demo mark. */
  readonly isDemo: boolean;
};

interface Page {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
  readonly encoded: Map<Encoding, Uint8Array>;
}

/** One page, with `{{ }}` where the settings belong. */
export interface RenderedPage {
  readonly html: string;
  readonly inline: InlineHashes;
}

type Variant = 'demo' | 'simulated' | 'operated';

/** Where the pages come from: a build, or their sources while these are worked on. */
export interface PageSource {
  /** Names of the pages of the public paths and of home. */
  readonly routes: Readonly<Record<string, string>>;
  /** The page of all other addresses. */
  readonly fallback: string;
  /** The page for an unknown device, at any address. */
  readonly warning: string;
  readonly render: (
    name: string,
    locale: OfferedLocale,
    variant: Variant,
  ) => RenderedPage | Promise<RenderedPage>;
}

interface PagesManifest extends Omit<PageSource, 'render'> {
  readonly inline: Readonly<Record<string, InlineHashes>>;
}

/** The pages of a build. They are read once, so that a later build does not reach a server that runs. */
export function builtPages(folder: string, settings: Settings): PageSource {
  const manifest: PagesManifest = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const names = [...Object.values(manifest.routes), manifest.fallback, manifest.warning];
  const files = names.flatMap((name) =>
    settings.locales.flatMap((locale) =>
      variantsFor(settings).map((variant) => `${name}.${locale}.${variant}`),
    ),
  );
  const pages = new Map(
    files.map((file): [string, RenderedPage] => [
      file,
      {
        html: readFileSync(join(folder, 'prerendered', `${file}.html`), 'utf8'),
        inline: manifest.inline[file] ?? { script: [], style: [] },
      },
    ]),
  );
  return {
    ...manifest,
    render(name, locale, variant) {
      const page = pages.get(`${name}.${locale}.${variant}`);
      if (page === undefined) throw new Error(`There is no page ${name}.${locale}.${variant}.`);
      return page;
    },
  };
}

/**
 * The pages of the app: the public routes as the build rendered them, in each language, and one
 * for all other routes. The settings that the app needs are put into the pages here.
 */
export class Pages {
  readonly #source: PageSource;
  readonly #settings: Settings;
  readonly #isSimulated: () => boolean;
  readonly #filled = new WeakMap<RenderedPage, Page>();

  /** @param isSimulated whether the upstream is known to have play money, by now */
  constructor(source: PageSource, settings: Settings, isSimulated: () => boolean) {
    this.#source = source;
    this.#settings = settings;
    this.#isSimulated = isSimulated;
  }

  /** The app's page for a path. */
  answer(path: string, request: Headers): Promise<Response> {
    const { routes, fallback } = this.#source;
    return this.#answer(routes[path.replace(/(?<=.)\/$/, '')] ?? fallback, request);
  }

  /** The question that an unknown device is asked in the place of any page (spec §8). */
  warn(request: Headers): Promise<Response> {
    return this.#answer(this.#source.warning, request);
  }

  async #answer(name: string, request: Headers): Promise<Response> {
    const locale = chosenLocale(request.get('cookie') ?? undefined, this.#settings.locales);
    const [demo, operated = demo] = variantsFor(this.#settings);
    const variant = this.#isSimulated() ? demo : operated;
    const rendered = await this.#source.render(name, locale, variant);
    const page =
      this.#filled.get(rendered) ??
      createPage(rendered, { ...this.#settings, isDemo: variant !== 'operated' });
    this.#filled.set(rendered, page);
    const encoding = acceptedEncoding(request.get('accept-encoding') ?? undefined);
    const body = page.encoded.get(encoding) ?? compress(page.body, encoding);
    page.encoded.set(encoding, body);
    const headers = new Headers(page.headers);
    headers.set('Content-Length', String(body.byteLength));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(body), { headers });
  }
}

/** The builds of a page that can be asked for: with the demo mark first, then without it. */
function variantsFor({
  operator,
}: Settings): readonly ['demo'] | readonly ['simulated', 'operated'] {
  return operator === null ? ['demo'] : ['simulated', 'operated'];
}

function createPage({ html, inline }: RenderedPage, settings: PageSettings): Page {
  return {
    headers: pageHeaders('app', inline, settings.pictureSources),
    body: new TextEncoder().encode(fillPage(html, settings)),
    encoded: new Map(),
  };
}

/** Puts the settings that the app needs into a page, where it has `{{ }}`. */
function fillPage(
  html: string,
  { operator, locales, isDemo, hasPasskeys, legal }: PageSettings,
): string {
  const settings = JSON.stringify({ operator, locales, isDemo, hasPasskeys, legal });
  return html
    .replaceAll('{{operator.name}}', () => escapeHtml(operator?.name ?? ''))
    .replaceAll('{{operator.regulator}}', () => escapeHtml(operator?.regulator ?? ''))
    .replaceAll('{{operator.licence}}', () => escapeHtml(operator?.licence ?? ''))
    .replace('{{settings}}', () => escapeHtml(settings));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
