import {
  loadMessages,
  loadSomeMessages,
  type CompiledMessages,
  type Locale,
} from '@corro/messages';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { preload } from '../routing/routes.tsx';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { visitorPath, type VisitorPath } from '../routing/signedOutAddresses.ts';
import { visitorScreens } from '../routing/signedOutRoutes.ts';
import { CustomersApp } from './CustomersApp.tsx';
import { createWords, loadCustomerWords, type Words } from '../app/i18n/words.ts';
import { DeviceWarning } from './DeviceWarning.tsx';
import { ServicesProvider, type Services } from '../app/services.ts';
import { Splash } from './Splash.tsx';
import { VisitorsApp } from './VisitorsApp.tsx';

/** The app at one address, with all that it needs fetched. */
export interface Shown {
  readonly element: ReactNode;
  readonly words: Words;
  /** Reads again whatever is on the screen; resolves once that has been answered or has failed. */
  readonly refresh: () => Promise<void>;
}

/**
 * The whole app at an address that is not the browser's: for looking at its screens. A public
 * address shows the visitors' side, any other one the customers', whatever the session says; null
 * is what an address shows until the app is there, `device-warning` what it shows an unknown device.
 * `messages` takes the place of the locale's own catalogue, for a language that the app does not ship.
 */
export async function showAt(
  address: string | null,
  services: Services,
  locale: Locale,
  messages?: CompiledMessages,
): Promise<Shown> {
  if (address === 'device-warning') {
    return showDeviceWarning(
      services,
      createWords(locale, messages ?? (await loadMessages(locale))),
    );
  }
  const { pathname } = new URL(address ?? '/', 'https://app.test');
  const path = visitorPath(pathname);
  const isCustomers = address !== null && path === null;
  const words =
    messages === undefined
      ? await loadWords(isCustomers, pathname, locale)
      : await wordsFrom(messages, locale);
  const side = isCustomers
    ? await openCustomers(address, pathname, services, words)
    : await openVisitors(path, words);
  return {
    element: <ServicesProvider value={services}>{side.element}</ServicesProvider>,
    words,
    refresh: side.refresh,
  };
}

async function loadWords(isCustomers: boolean, pathname: string, locale: Locale): Promise<Words> {
  return isCustomers
    ? loadCustomerWords(pathname, locale)
    : createWords(locale, await loadSomeMessages('visitors', locale));
}

async function wordsFrom(messages: CompiledMessages, locale: Locale): Promise<Words> {
  const words = createWords(locale, messages);
  await loadOnce(words.complete);
  return words;
}

function showDeviceWarning(services: Services, words: Words): Shown {
  const element = (
    <ServicesProvider value={services}>
      <DeviceWarning words={words} />
    </ServicesProvider>
  );
  return { element, words, refresh: () => Promise.resolve() };
}

type Side = Pick<Shown, 'element' | 'refresh'>;

async function openVisitors(path: VisitorPath | null, words: Words): Promise<Side> {
  if (path !== null) await loadOnce(visitorScreens[path]);
  const element = path === null ? <Splash words={words} /> : <VisitorsApp {...{ words, path }} />;
  return { element, refresh: () => Promise.resolve() };
}

async function openCustomers(
  address: string,
  pathname: string,
  { session }: Services,
  words: Words,
): Promise<Side> {
  await Promise.all([session.actor(), preload(pathname)]);
  // It hears of the network only while an app is shown; the one before may have gone offline.
  onlineManager.setOnline(navigator.onLine);
  const cache = new QueryClient();
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return {
    element: <CustomersApp words={words} Router={Router} cache={cache} />,
    refresh: () => cache.refetchQueries({ type: 'active' }),
  };
}
