/** Which pages there are, and their HTML: for the build, and for the development server. */
import { createHash } from 'node:crypto';
import type { Settings } from '../src/app/settings.ts';
import type { RouteStart } from '../src/start/firstCalls.ts';
import type { PrerenderedPage } from '../src/start/prerender.tsx';

export const locales = ['es', 'en', 'zh', 'de'] as const;

export type Locale = (typeof locales)[number];

/** What a page shows, as `renderPage` takes it, and the source of its screen where it is whole without a token. */
interface Page {
  readonly address: string | null;
  readonly screen: string | null;
}

const warning = 'device-warning';

/** The public routes, by the name of their page, the one page of all addresses without one, and the gate's question. */
export const pages = {
  login: { address: '/login', screen: 'src/features/auth/LoginScreen.tsx' },
  register: { address: '/register', screen: 'src/features/auth/RegisterScreen.tsx' },
  'forgot-password': {
    address: '/forgot-password',
    screen: 'src/features/auth/ForgotPasswordScreen.tsx',
  },
  app: { address: null, screen: null },
  [warning]: { address: warning, screen: null },
} as const satisfies Record<string, Page>;

/** Screens with a page of their own: where most customers start. */
const screensWithPage = new Set(['home', 'markets', 'stockDetail', 'stockTrading']);

/** All pages by their names. The page of a screen lacks what is read, and what the address names. */
export function allPages(starts: Readonly<Record<string, RouteStart>>): Record<string, Page> {
  const screens = Object.entries(starts)
    .filter(([name]) => hasPage(name))
    .map(([name, { path }]) => [name, { address: frameAddress(path), screen: null }] as const);
  return { ...pages, ...Object.fromEntries(screens) };
}

/** Whether a route has a page of its own. */
export function hasPage(name: string): boolean {
  return screensWithPage.has(name);
}

/** Whether a page is all that there is to see, or makes room for the app. */
export function isWholePage({ address, screen }: Page): boolean {
  return screen !== null || address === warning;
}

/** The settings that a page is rendered with. A whole page offers no language that its server may not have. */
export function shownSettings(page: Page, variant: Variant, locale: Locale): Settings {
  return { ...variants[variant], locales: isWholePage(page) ? [locale] : locales };
}

/** Addresses may have a search, which asks for another state of the screen than its page shows; these do not. */
export const plainSearches: Readonly<Record<string, string>> = { stockTrading: '?type=buy' };

/** The address of a pattern with blank parameters. */
function frameAddress(path: string): string {
  return path.replaceAll(/:\w+/g, '%20');
}

const operator = {
  name: '{{operator.name}}',
  regulator: '{{operator.regulator}}',
  licence: '{{operator.licence}}',
} as const;

/** Shown by no page that is rendered ahead. */
const legal = { termsUrl: null, privacyUrl: null, complaints: null, authority: null } as const;

/**
 * By who runs the server, and whether the money of the upstream is known to be play money. The page begins without
 * what is for browsers with passkeys.
 */
export const variants = {
  demo: { operator: null, isDemo: true, hasPasskeys: false, legal },
  simulated: { operator, isDemo: true, hasPasskeys: false, legal },
  operated: { operator, isDemo: false, hasPasskeys: false, legal },
} as const;

export type Variant = keyof typeof variants;

export const variantNames: readonly Variant[] = ['demo', 'simulated', 'operated'];

/** What the server reads to find the page of an address. */
export const pagesByAddress = {
  routes: Object.fromEntries(
    Object.entries(pages).flatMap(([name, { address, screen }]) =>
      screen === null ? [] : [[address, name]],
    ),
  ),
  fallback: 'app',
  warning,
} as const;

/** What the server puts into the page of a customer's address. */
interface Place {
  /** Pattern of the address, as the app's routes have it. */
  readonly path: string;
  /** Addresses of the scripts of the screen, besides those of every page. */
  readonly scripts: readonly string[];
  /** By language, the address of the script with its sentences. */
  readonly messages: Readonly<Record<string, string>>;
  /** The calls that the screen begins with, see `src/start/firstCalls.ts`. */
  readonly calls: readonly string[];
  /** Its page; null for the one that all others share. */
  readonly page: string | null;
  /** A search with which the page is the same; with any other the address has none of its own. */
  readonly search: string;
}

/** The places by their routes, those with fewer parameters first: of two that match an address, the app shows that one. */
export function placesOf(
  routes: Readonly<Record<string, RouteStart>>,
  filesOf: (name: string) => Pick<Place, 'scripts' | 'messages'>,
): Place[] {
  const parameters = ({ path }: Place) => path.split('/:').length;
  return Object.entries(routes)
    .map(([name, start]) =>
      Object.assign(filesOf(name), {
        ...start,
        page: hasPage(name) ? name : null,
        search: plainSearches[name] ?? '',
      }),
    )
    .toSorted((one, other) => parameters(one) - parameters(other));
}

/** The sources of the screens by their routes, as the functions that fetch them name them. */
export function screenSources(
  routes: Readonly<Record<string, { readonly screen: () => unknown }>>,
): ReadonlyMap<string, string> {
  const sources = Object.entries(routes).map(([name, { screen }]) => {
    const [file] = /features\/[^'"]+/.exec(String(screen)) ?? [];
    if (file === undefined) throw new Error(`The route ${name} imports no screen.`);
    return [name, `src/${file}`] as const;
  });
  return new Map(sources);
}

/** What starts the app: the inline script of the page, and what it fetches. */
export interface PageStart {
  readonly script: string;
  /** Addresses of the chunks that the page fetches after its first paint, in order. */
  readonly scripts: readonly string[];
  readonly sheet: string;
}

export interface PageParts {
  readonly page: PrerenderedPage;
  readonly locale: string;
  readonly style: string;
  /** How the app starts in the page; null for a page that is whole without it. */
  readonly start: PageStart | null;
  /** Whether the app takes the rendered page over, or puts its own in its place. */
  readonly isWhole: boolean;
}

/** The page as the server sends it; the server fills in the `{{ }}` places. */
export function pageHtml({ page, locale, style, start, isWhole }: PageParts): string {
  const prices = locale === 'zh' ? 'rise-red' : 'rise-green';
  return `<!doctype html>
<html lang="${locale}" data-prices="${prices}"${isWhole ? '' : ' data-signed-in'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${page.title}</title>
<meta name="color-scheme" content="light dark">
<style>${style}</style>
${start === null ? iconHtml : startHtml(start, isWhole)}</head>
<body>
<div id="app" ${isWhole ? 'data-prerendered' : 'inert'}>${page.html}</div>
${start === null ? '' : failureHtml(page)}</body>
</html>
`;
}

/** The app gives the page its icon when the first view is over. */
const iconHtml = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">\n';

/** The pattern of the address, and the calls that its screen begins with. */
const placeHtml = '\n<meta name="corro-place" content="{{place}}">';

function startHtml({ script, scripts, sheet }: PageStart, isWhole: boolean): string {
  // The chunks of the screen come before the entry, which is the last.
  const chunks = isWhole ? scripts : scripts.toSpliced(-1, 0, '{{screen}}');
  return `<meta name="corro-settings" content="{{settings}}">
<meta name="corro-chunks" content="${chunks.join(' ')}">${isWhole ? '' : placeHtml}
<meta name="corro-sheet" content="${sheet}">
<script>${script}</script>
`;
}

function failureHtml({ startFailed, noScript }: PrerenderedPage): string {
  return `<template id="start-failed">${startFailed}</template>
<noscript>${noScript}</noscript>
`;
}

/** A hash as Content-Security-Policy names it. */
export function policyHash(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}
