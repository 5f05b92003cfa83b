import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenLocale } from './cookies.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { pageHeaders, type InlineHashes } from './headers.ts';
import type { Settings } from './settings.ts';
import type { OfferedLocale } from './environment.ts';

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

/**
 * What goes into the page of a customer's address: the scripts of its screen, the one with its sentences in each
 * language, and the calls that it begins with.
 */
interface Place {
  /** Pattern of the address: `/news/:id`, `/records/:type?`. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly messages: Readonly<Partial<Record<OfferedLocale, string>>>;
  readonly calls: readonly string[];
  /** Its page; null for the one that all others share. */
  readonly page: string | null;
  /** A search with which the page is the same; with any other the address has the shared one. */
  readonly search: string;
}

type Variant = 'demo' | 'simulated' | 'operated';

/** Where the pages come from: a build, or their sources while these are worked on. */
export interface PageSource {
  /** Names of the pages of the public paths. */
  readonly routes: Readonly<Record<string, string>>;
  /** Of two that match an address, the first is meant. */
  readonly places: () => readonly Place[] | Promise<readonly Place[]>;
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

interface PagesManifest extends Omit<PageSource, 'places' | 'render'> {
  readonly places: readonly Place[];
  readonly inline: Readonly<Record<string, InlineHashes>>;
}

/** The pages of a build. They are read once, so that a later build does not reach a server that runs. */
export function builtPages(folder: string, settings: Settings): PageSource {
  const manifest: PagesManifest = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const { routes, places, fallback, warning } = manifest;
  const ofPlaces = places.flatMap(({ page }) => page ?? []);
  const names = [...Object.values(routes), ...ofPlaces, fallback, warning];
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
    places: () => places,
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
  /** By what was rendered, then by the pattern of the place. */
  readonly #filled = new WeakMap<RenderedPage, Map<string, Page>>();

  /** @param isSimulated whether the upstream is known to have play money, by now */
  constructor(source: PageSource, settings: Settings, isSimulated: () => boolean) {
    this.#source = source;
    this.#settings = settings;
    this.#isSimulated = isSimulated;
  }

  /** The app's page for an address. */
  async answer({ pathname, search }: URL, request: Headers): Promise<Response> {
    const { routes, fallback } = this.#source;
    const address = pathname.replace(/(?<=.)\/$/, '');
    const places = await this.#source.places();
    const place = places.find((one) => patternOf(one.path).test(address)) ?? nowhere;
    const own = search === '' || search === place.search ? place.page : null;
    return this.#answer(routes[address] ?? own ?? fallback, request, place);
  }

  /** The question that an unknown device is asked in the place of any page (spec §8). */
  warn(request: Headers): Promise<Response> {
    return this.#answer(this.#source.warning, request);
  }

  async #answer(name: string, request: Headers, place: Place = nowhere): Promise<Response> {
    const locale = chosenLocale(request.get('cookie') ?? undefined, this.#settings.locales);
    const [demo, operated = demo] = variantsFor(this.#settings);
    const variant = this.#isSimulated() ? demo : operated;
    const rendered = await this.#source.render(name, locale, variant);
    const filled = this.#filled.get(rendered) ?? new Map<string, Page>();
    this.#filled.set(rendered, filled);
    const page =
      filled.get(place.path) ??
      createPage(rendered, place, locale, {
        ...this.#settings,
        isDemo: variant !== 'operated',
      });
    filled.set(place.path, page);
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

const nowhere: Place = {
  path: '',
  scripts: [],
  messages: {},
  calls: [],
  page: null,
  search: '',
};

const patterns = new Map<string, RegExp>();

/** What matches the addresses of a pattern, as the app's router takes them. */
function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known !== undefined) return known;
  const source = path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  const pattern = new RegExp(`^${source}$`, 'i');
  patterns.set(path, pattern);
  return pattern;
}

function createPage(
  { html, inline }: RenderedPage,
  place: Place,
  locale: OfferedLocale,
  settings: PageSettings,
): Page {
  return {
    headers: pageHeaders('app', inline, settings.pictureSources),
    body: new TextEncoder().encode(fillPage(html, place, locale, settings)),
    encoded: new Map(),
  };
}

/** Puts the settings that the app needs into a page, where it has `{{ }}`. */
function fillPage(
  html: string,
  { path, scripts, messages, calls }: Place,
  locale: OfferedLocale,
  { operator, locales, isDemo, hasPasskeys, legal }: PageSettings,
): string {
  const screen = [messages[locale] ?? [], scripts].flat();
  const settings = JSON.stringify({ operator, locales, isDemo, hasPasskeys, legal });
  return html
    .replaceAll('{{operator.name}}', () => escapeHtml(operator?.name ?? ''))
    .replaceAll('{{operator.regulator}}', () => escapeHtml(operator?.regulator ?? ''))
    .replaceAll('{{operator.licence}}', () => escapeHtml(operator?.licence ?? ''))
    .replace('{{settings}}', () => escapeHtml(settings))
    .replace('{{screen}} ', () => screen.map((script) => `${escapeHtml(script)} `).join(''))
    .replace('{{place}}', () => escapeHtml([path, ...calls].join(' ')));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
