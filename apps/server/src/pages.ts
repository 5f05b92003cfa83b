import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenLocale } from './cookies.ts';
import { acceptedEncoding, type EncodedBody, encodedResponse } from './encoding.ts';
import { pageHeaders, type InlineHashes } from './headers.ts';
import type { Settings } from './settings.ts';
import type { OfferedLocale } from './environment.ts';

type PageSettings = Settings & {
  readonly isDemo: boolean;
  /** Version of the service worker; null without one. */
  readonly version: string | null;
};

/** A rendered page with `{{ }}` placeholders for the settings. */
export interface RenderedPage {
  readonly html: string;
  readonly inline: InlineHashes;
}

/** What a page at an address preloads: the scripts of its screen, the ids of its messages, and its first calls. */
interface Place {
  /** Pattern of the address, such as `/news/:id` or `/records/:type?`. */
  readonly path: string;
  /** Pattern of the screen's route, by which the app recognises the messages. */
  readonly route: string;
  readonly scripts: readonly string[];
  /** Null if the app loads all messages. */
  readonly messages: readonly string[] | null;
  readonly calls: readonly string[];
  /** Name of the page that only this address has; null for the shared page. */
  readonly page: string | null;
  /**
   * Query with which the address gets its own page, as without a query. With any other query it
   * gets the shared page.
   */
  readonly search: string;
}

type Variant = 'demo' | 'simulated' | 'operated';

type Messages = Readonly<Record<string, unknown>>;

/** Source of the pages: a build, or the sources during development. */
export interface PageSource {
  /** Hash of all pages of a build. */
  readonly fingerprint?: string;
  /** Page names by public path. */
  readonly routes: Readonly<Record<string, string>>;
  /** Places in order of precedence: the first match counts. */
  readonly places: () => readonly Place[] | Promise<readonly Place[]>;
  /** All messages by language and id. Missing during development. */
  readonly catalogues?: Readonly<Partial<Record<OfferedLocale, Messages>>>;
  /** Page of all other addresses. */
  readonly fallback: string;
  /** Page for an unknown device, at any address. */
  readonly warning: string;
  readonly render: (
    name: string,
    locale: OfferedLocale,
    variant: Variant,
  ) => RenderedPage | Promise<RenderedPage>;
}

interface PagesManifest extends Omit<PageSource, 'places' | 'render' | 'fingerprint'> {
  readonly places: readonly Place[];
  readonly inline: Readonly<Record<string, InlineHashes>>;
}

/** Reads the pages of a build once, so that a later build does not affect a running server. */
export function builtPages(folder: string, settings: Settings): PageSource {
  const manifest: PagesManifest = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const { routes, places, fallback, warning } = manifest;
  const placePages = places.flatMap(({ page }) => page ?? []);
  const names = [...Object.values(routes), ...placePages, fallback, warning];
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
  const hash = createHash('sha256');
  for (const { html } of pages.values()) hash.update(html);
  return {
    ...manifest,
    fingerprint: hash.digest('base64url'),
    places: () => places,
    render(name, locale, variant) {
      const page = pages.get(`${name}.${locale}.${variant}`);
      if (page === undefined) throw new Error(`There is no page ${name}.${locale}.${variant}.`);
      return page;
    },
  };
}

/**
 * The app's pages. The build has rendered each public route in each language, and one page for all other routes. This
 * class fills them with the settings.
 */
export class Pages {
  readonly #source: PageSource;
  readonly #settings: Settings;
  readonly #version: string | null;
  readonly #isSimulated: () => boolean;
  /** Filled pages by rendered page and place pattern. */
  readonly #filled = new WeakMap<RenderedPage, Map<string, EncodedBody>>();

  /**
   * @param version version of the service worker; null without one
   * @param isSimulated returns true once an answer of the upstream has said that the money is play
   * money
   */
  constructor(
    source: PageSource,
    settings: Settings,
    version: string | null,
    isSimulated: () => boolean,
  ) {
    this.#source = source;
    this.#settings = settings;
    this.#version = version;
    this.#isSimulated = isSimulated;
  }

  /** Answers with the page of the app at an address. */
  async answer({ pathname, search }: URL, request: Headers): Promise<Response> {
    const { routes, fallback } = this.#source;
    const address = pathname.replace(/(?<=.)\/$/, '');
    const places = await this.#source.places();
    const place = places.find(({ path }) => patternOf(path).test(address)) ?? sharedPlace;
    const placePage = search === '' || search === place.search ? place.page : null;
    return this.#answer(routes[address] ?? placePage ?? fallback, request, place);
  }

  /** Answers, at any address, with the question for an unknown device (spec §8). */
  warn(request: Headers): Promise<Response> {
    return this.#answer(this.#source.warning, request);
  }

  async #answer(name: string, request: Headers, place: Place = sharedPlace): Promise<Response> {
    const locale = chosenLocale(request.get('cookie') ?? undefined, this.#settings.locales);
    const [demo, operated = demo] = variantsFor(this.#settings);
    const variant = this.#isSimulated() ? demo : operated;
    const rendered = await this.#source.render(name, locale, variant);
    const filled = this.#filled.get(rendered) ?? new Map<string, EncodedBody>();
    this.#filled.set(rendered, filled);
    const page =
      filled.get(place.path) ??
      createPage(rendered, place, this.#source.catalogues?.[locale], {
        ...this.#settings,
        isDemo: variant !== 'operated',
        version: name === this.#source.warning ? null : this.#version,
      });
    filled.set(place.path, page);
    return encodedResponse(page, acceptedEncoding(request.get('accept-encoding')));
  }
}

/**
 * Names of the page variants for the settings: first the variant that marks play money, then the
 * one without the mark.
 */
function variantsFor({
  operator,
}: Settings): readonly ['demo'] | readonly ['simulated', 'operated'] {
  return operator === null ? ['demo'] : ['simulated', 'operated'];
}

const sharedPlace: Place = {
  path: '',
  route: '',
  scripts: [],
  messages: null,
  calls: [],
  page: null,
  search: '',
};

const patterns = new Map<string, RegExp>();

/** Creates a pattern that matches the same addresses as the app's router. */
function patternOf(path: string): RegExp {
  const cached = patterns.get(path);
  if (cached !== undefined) return cached;
  const source = path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  const pattern = new RegExp(`^${source}$`, 'i');
  patterns.set(path, pattern);
  return pattern;
}

function createPage(
  { html, inline }: RenderedPage,
  place: Place,
  catalogue: Messages | undefined,
  settings: PageSettings,
): EncodedBody {
  return {
    headers: {
      ...pageHeaders('app', inline, settings.pictureSources),
      ...(settings.version === null ? {} : { 'X-Corro-Version': settings.version }),
    },
    body: new TextEncoder().encode(fillPage(html, place, catalogue, settings)),
    encoded: new Map(),
  };
}

/** Replaces the `{{ }}` placeholders in a page. */
function fillPage(
  html: string,
  { path, route, scripts, messages, calls }: Place,
  catalogue: Messages | undefined,
  { operator, locales, isDemo, hasPasskeys, legal, format, version }: PageSettings,
): string {
  const hasWorker = version !== null;
  const settings = JSON.stringify({
    operator,
    locales,
    isDemo,
    hasPasskeys,
    hasWorker,
    legal,
    format,
  });
  return html
    .replaceAll('{{operator.name}}', () => escapeHtml(operator?.name ?? ''))
    .replaceAll('{{operator.regulator}}', () => escapeHtml(operator?.regulator ?? ''))
    .replaceAll('{{operator.licence}}', () => escapeHtml(operator?.licence ?? ''))
    .replace('{{contact}}', () => escapeHtml(legal.complaints ?? ''))
    .replace('{{settings}}', () => escapeHtml(settings))
    .replace('{{screen}} ', () => scripts.map((script) => `${escapeHtml(script)} `).join(''))
    .replace('{{place}}', () => escapeHtml([path, ...calls].join(' ')))
    .replace('{{messages}}', () => messagesJson(route, messages, catalogue));
}

/** JSON of the messages with these ids, for a script element; null without ids. */
function messagesJson(
  route: string,
  ids: readonly string[] | null,
  catalogue: Messages | undefined,
): string {
  if (ids === null || catalogue === undefined) return 'null';
  const messages = Object.fromEntries(ids.map((id) => [id, catalogue[id]]));
  return JSON.stringify({ path: route, messages }).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
