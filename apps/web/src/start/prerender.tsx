import { loadMessages, type Locale } from '@corro/messages';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { createServices } from '../app/createServices.ts';
import { type Services, ServicesProvider } from '../app/services.ts';
import { DeviceWarning, OldBrowser, Splash, StartFailed, UnknownAddress } from './staticPages.tsx';
import type { Settings } from '../app/settings.ts';
import { createStorage } from '../app/storage/storage.ts';
import { loadScreen, SignedInApp } from './signedIn.ts';
import { SignedOutApp } from './SignedOutApp.tsx';
import { createI18n, type I18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import { signedOutPath, signedOutRoutes } from '../signedOutLinks.ts';
import { signedOutParts, signedOutScreens } from '../routes/signedOut.ts';

export { findRouteStarts } from './routeStarts.ts';

export interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  /** Markup shown if the app cannot start, by the reason. */
  readonly startFailed: { readonly offline: string; readonly fault: string };
  /** Markup shown in a browser that is too old. */
  readonly oldBrowser: string;
  readonly noScript: string;
  /** Markup for a visitor at an unknown address; null in the page of a known address. */
  readonly unknownAddress: string | null;
}

/**
 * Renders an address at build time: a public page as a new visitor sees it, or a customer's screen
 * without data. Null renders the placeholder of all other addresses, `device-warning` the device
 * warning.
 */
export async function renderPage(
  address: string | null,
  locale: Locale,
  settings: Settings,
): Promise<PrerenderedPage> {
  const path = signedOutPath(address ?? '');
  const messages = await loadMessages(locale);
  const i18n = createI18n(locale, messages, undefined, settings.operator?.name);
  const services = createServices({ settings, storage: createStorage(noStorage), locale });
  const name = i18n.t({ id: 'app.name' });
  const element = await elementOf(address, services, i18n);
  const markupOf = (content: ReactNode) =>
    withoutStyles(renderToString(<ServicesProvider value={services}>{content}</ServicesProvider>));
  return {
    title: path === null ? name : `${i18n.t(signedOutRoutes[path].title)} · ${name}`,
    startFailed: {
      offline: renderToString(<StartFailed i18n={i18n} isOffline />),
      fault: renderToString(<StartFailed i18n={i18n} isOffline={false} />),
    },
    oldBrowser: renderToString(<OldBrowser i18n={i18n} isDemo={settings.isDemo} />),
    noScript: i18n.t({ id: 'shell.noScript' }),
    unknownAddress: address === null ? markupOf(<UnknownAddress i18n={i18n} />) : null,
    html: markupOf(element),
  };
}

async function elementOf(
  address: string | null,
  services: Services,
  i18n: I18n,
): Promise<ReactNode> {
  if (address === null) return <Splash i18n={i18n} />;
  if (address === 'device-warning') return <DeviceWarning i18n={i18n} />;
  const path = signedOutPath(address);
  if (path !== null) {
    await loadWithSentences(signedOutScreens[path], signedOutParts[path], i18n);
    return <SignedOutApp i18n={i18n} path={path} />;
  }
  const [api] = await Promise.all([services.loadApi(), loadScreen(address, i18n)]);
  const createRouter: typeof createMemoryRouter = (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [address] });
  return <SignedInApp api={api} i18n={i18n} createRouter={createRouter} />;
}

/**
 * Removes inline styles, which the Content-Security-Policy forbids. Libraries write them for the
 * running app only, and the app replaces this markup when it starts.
 */
function withoutStyles(html: string): string {
  return html.replaceAll(/(?<=<[^>]*) style="[^"]*"/g, '');
}

function noStorage(): Storage {
  throw new Error('There is no storage at build time.');
}
