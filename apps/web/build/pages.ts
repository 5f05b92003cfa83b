/** The pages and their HTML, for the build and the development server. */
import { createHash } from 'node:crypto';
import { type AtRule, type Declaration, parse, type Root, Rule } from 'postcss';
import type { RouteStart } from '../src/start/routeStarts.ts';
import { patterns } from '../src/links.ts';
import { oldBrowserScript } from '../src/start/oldBrowserScript.ts';
import type { PrerenderedPage } from '../src/start/prerender.tsx';

interface Page {
  /**
   * Address for `renderPage`; null for the page shared by all addresses that have no page of their
   * own.
   */
  readonly address: string | null;
  /** Source file of the screen of a public page; null for the other pages. */
  readonly screen: string | null;
  /** Generated folder of the messages of a public page. */
  readonly messages?: 'login' | 'signedOut';
}

const warning = 'device-warning';

export const pages = {
  login: {
    address: '/login',
    screen: 'src/features/auth/LoginScreen.tsx',
    messages: 'login',
  },
  register: {
    address: '/register',
    screen: 'src/features/auth/RegisterScreen.tsx',
    messages: 'signedOut',
  },
  'forgot-password': {
    address: '/forgot-password',
    screen: 'src/features/auth/ForgotPasswordScreen.tsx',
    messages: 'signedOut',
  },
  // Shared by all addresses without a page of their own.
  app: { address: null, screen: null },
  [warning]: { address: warning, screen: null },
} as const satisfies Record<string, Page>;

/** Screens on which most customers start; each has a page of its own. */
const screensWithPage = new Set(['home', 'markets', 'stockDetail', 'stockTrading']);

/** All pages by name. The page of a screen has blank parameters and no data. */
export function allPages(starts: readonly RouteStart[]): Record<string, Page> {
  const screens = starts
    .filter(({ name }) => screensWithPage.has(name))
    .map(({ name, path }) => [name, { address: path.replaceAll(/:\w+/g, '%20'), screen: null }]);
  return { ...pages, ...Object.fromEntries(screens) };
}

/** The server finds the page of an address by this table. */
export const pagesByAddress = {
  routes: Object.fromEntries(
    Object.entries(pages).flatMap(([name, { address, screen }]) =>
      screen === null ? [] : [[address, name]],
    ),
  ),
  fallback: 'app',
  warning,
} as const;

/** Data that a screen starts with. The server embeds it in the page at the screen's address. */
interface Place extends Pick<RouteStart, 'path' | 'calls'> {
  /** Pattern of the route, which may match more addresses. */
  readonly route: string;
  /** Addresses of the screen's own scripts, without those that every page loads. */
  readonly scripts: readonly string[];
  /**
   * Ids of the messages that the scripts of the app and of the screen show; null if the app loads
   * all messages.
   */
  readonly messages: readonly string[] | null;
  /** Name of the screen's own page; null if the screen uses the shared page `app`. */
  readonly page: string | null;
  /**
   * The server sends the screen's own page if the address has no query string or exactly this one;
   * with any other it sends the shared page.
   */
  readonly search: string;
}

/**
 * Returns the `Place` of each route. Routes with fewer parameters come first, as the router ranks
 * them.
 */
export function placesOf(
  starts: readonly RouteStart[],
  filesOf: (screen: string) => Pick<Place, 'scripts' | 'messages'>,
): Place[] {
  const parameters = ({ path }: Place) => path.split('/:').length;
  return starts
    .map(({ name, path, calls, screen }) => {
      const page = screensWithPage.has(name) ? name : null;
      const search = name === 'stockTrading' ? '?type=buy' : '';
      return Object.assign(filesOf(screen), { path, route: patterns[name], calls, page, search });
    })
    .sort((a, b) => parameters(a) - parameters(b));
}

/**
 * Prefixes of messages whose id the code computes. `hint` is missing, because a general message
 * stands in for it.
 */
const computed = ['problem.'];

/**
 * Returns those of the ids that stand in the code: as a whole, or as a computed prefix and the rest,
 * as in `problem.${code}` and `code: 'amount-format'`.
 */
export function shownMessages(code: string, ids: readonly string[]): string[] {
  const words = new Set(code.match(/(?<=["'`])[\w.-]+(?=["'`]|\$\{)/g));
  const prefixes = computed.filter((prefix) => words.has(prefix));
  return ids.filter(
    (id) =>
      words.has(id) ||
      prefixes.some((prefix) => id.startsWith(prefix) && words.has(id.slice(prefix.length))),
  );
}

/** The inline script and the files that start the app. */
export interface PageFiles {
  readonly script: string;
  /** Addresses of the chunks in the order of execution. */
  readonly scripts: readonly string[];
  readonly sheet: string;
  /** Text of the whole style sheet. */
  readonly css: string;
}

interface PageParts {
  readonly page: PrerenderedPage;
  readonly locale: string;
  readonly style: string;
  /** Null for a page without the app. */
  readonly start: PageFiles | null;
  /**
   * False if the app replaces the page's content; true if it hydrates the content, and for a page
   * without the app.
   */
  readonly isWhole: boolean;
}

/** HTML of a page; the server fills in the `{{ }}` places. */
export function pageHtml({ page, locale, style, start, isWhole }: PageParts): string {
  const prices = locale === 'zh' ? 'rise-red' : 'rise-green';
  const unknown =
    page.unknownAddress === null
      ? ''
      : `<template id="unknown-address">${page.unknownAddress}</template>\n`;
  const failure = `<template id="start-offline">${page.startFailed.offline}</template>
<template id="start-fault">${page.startFailed.fault}</template>
${unknown}<div id="old-browser" hidden>${page.oldBrowser}</div>
<noscript>${page.noScript}</noscript>
`;
  // Follows the first view, so that the first paint does not wait for it.
  const messages = '<script type="application/json" id="corro-messages">{{messages}}</script>\n';
  return `<!doctype html>
<html lang="${locale}" data-prices="${prices}"${isWhole ? '' : ' data-signed-in'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${page.title}</title>
<meta name="color-scheme" content="light dark">
<style>${style}</style>
${start === null ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">\n' : startHtml(start, isWhole)}</head>
<body>
<div id="app" ${isWhole ? 'data-prerendered' : 'inert'}>${page.html}</div>
${start === null ? '' : failure}${isWhole ? '' : messages}</body>
</html>
`;
}

function startHtml({ script, scripts, sheet }: PageFiles, isWhole: boolean): string {
  // The last script is the entry, so the chunks of the screen go before it.
  const chunks = isWhole ? scripts : [...scripts.slice(0, -1), '{{screen}}', ...scripts.slice(-1)];
  return `<meta name="corro-settings" content="{{settings}}">
<meta name="corro-chunks" content="${chunks.join(' ')}">${isWhole ? '' : '\n<meta name="corro-place" content="{{place}}">'}
<meta name="corro-sheet" content="${sheet}">
<script>${oldBrowserScript}</script>
<script>${script}</script>
`;
}

/** Hash source of Content-Security-Policy. */
export function policyHash(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}

/**
 * Returns the part of a style sheet that the first view of a page needs: the rules whose classes
 * the page has, and the variables and keyframes that these rules use. Leaves out fonts that are
 * fetched, so that no text waits for them.
 */
export function criticalCss(sheet: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  const root = parse(sheet);
  root.walkAtRules('font-face', (rule) => {
    if (String(rule).includes('url(')) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => isPresent(selector, classes));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  reduceVariables(root);
  const unchangedCss = root.toString();
  root.walkAtRules((rule) => {
    const isUnused = rule.name === 'keyframes' && !unchangedCss.includes(`:${rule.params}`);
    if (isUnused || rule.nodes?.length === 0) rule.remove();
  });
  return root.toString().replaceAll(/\n\s*/g, '');
}

/**
 * True if the page has every class of a selector outside `:not()`. False for hover and active
 * styles, which can wait for the whole sheet after the first paint.
 */
function isPresent(selector: string, classes: ReadonlySet<string>): boolean {
  if (/:(?:hover|active)/.test(selector)) return false;
  const classMatches = selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  return [...classMatches].every((match) => classes.has(match[1] ?? ''));
}

/** Inlines each variable that has one value on the whole page, and removes unused variables. */
function reduceVariables(root: Root): void {
  const all: Declaration[] = [];
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (definition) => {
    all.push(definition);
    definitions.set(definition.prop, [...(definitions.get(definition.prop) ?? []), definition]);
  });
  const isGlobal = ({ parent }: Declaration) =>
    parent instanceof Rule && parent.selector === ':root' && parent.parent === root;
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (whole, name: string) => {
        const [only, another] = definitions.get(name) ?? [];
        return only && !another && isGlobal(only) ? only.value : whole;
      },
    );
  });
  const used = new Set<string>();
  const use = (value: string) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      definitions.get(name)?.forEach((definition) => use(definition.value));
    }
  };
  root.walkDecls(/^(?!--)/, ({ value }) => use(value));
  for (const definition of all) if (!used.has(definition.prop)) definition.remove();
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
}
