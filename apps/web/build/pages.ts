/** Which pages there are: what the build writes, and what the development server renders. */
import type { Settings } from '../src/app/settings.ts';
import type { RouteStart } from '../src/start/firstCalls.ts';

export const locales = ['es', 'en', 'zh', 'de'] as const;

type Locale = (typeof locales)[number];

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

/** All pages by their names. A screen with first calls has one of its own, in which only what is read is missing. */
export function allPages(starts: Readonly<Record<string, RouteStart>>): Record<string, Page> {
  const screens = Object.entries(starts)
    .filter(([, start]) => hasPage(start))
    .map(([name, { path }]) => [name, { address: frameAddress(path), screen: null }] as const);
  return { ...pages, ...Object.fromEntries(screens) };
}

/** Whether a route has a page of its own, by the name of the route. */
export function hasPage({ calls }: RouteStart): boolean {
  return calls.length > 0;
}

/** Whether a page is all that there is to see, or makes room for the app. */
export function isWhole({ address, screen }: Page): boolean {
  return screen !== null || address === warning;
}

/** The settings that a page is rendered with. A whole page offers no language that its server may not have. */
export function shownSettings(page: Page, variant: Variant, locale: Locale): Settings {
  return { ...variants[variant], locales: isWhole(page) ? [locale] : locales };
}

/** Addresses may have a search, which asks for another state of the screen than its page shows; these do not. */
export const plainSearches: Readonly<Record<string, string>> = { stockTrading: '?type=buy' };

/** The address of a pattern; the page's script puts the parameters in. */
function frameAddress(path: string): string {
  return path.replaceAll(/:(\w+)/g, '~$1~');
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
