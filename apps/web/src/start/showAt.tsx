import { loadMessages, type CompiledMessages, type Locale } from '@corro/messages';
import { Heading, Page, ToastRegion, UiProvider } from '@corro/ui';
import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter } from 'react-router-dom';
import { loadScreen } from './router.tsx';
import { signedOutPath } from '../signedOutLinks.ts';
import { signedOutParts, signedOutScreens } from '../routes/signedOut.ts';
import { SignedInApp } from './SignedInApp.tsx';
import { createQueryCache } from '../app/queryCache.ts';
import { ApiProvider } from '../app/api.ts';
import { StartPlace } from '../features/welcome/index.ts';
import { createI18n, I18nProvider, type I18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import { DeviceWarning, Splash, UnknownAddress } from './staticPages.tsx';
import { ServicesProvider, type Services } from '../app/services.ts';
import { SignedOutApp } from './SignedOutApp.tsx';

/** The app at an address with everything it needs loaded. */
export interface LoadedApp {
  readonly element: ReactNode;
  readonly i18n: I18n;
  /** Resolves when all queries have succeeded or failed. */
  readonly refresh: () => Promise<void>;
}

/**
 * The whole app at an address, for stories. A public address shows the signed-out app, any other
 * address the signed-in app, whatever the session. Null shows the placeholder, `device-warning` the
 * device warning, `unknown-address` the page of an unknown address before the login, `start-card` the
 * card of the first steps.
 *
 * @param messages replaces the catalogue, for a language that the app does not ship
 */
export async function showAt(
  address: string | null,
  services: Services,
  locale: Locale,
  messages?: CompiledMessages,
): Promise<LoadedApp> {
  const catalogue = messages ?? (await loadMessages(locale));
  const i18n = createI18n(locale, catalogue, services.timeZone, services.settings.operator?.name);
  const { element, cache } = await contentAt(address, services, i18n);
  return {
    element: <ServicesProvider value={services}>{element}</ServicesProvider>,
    i18n,
    refresh: async () => cache?.refetchQueries({ type: 'active' }),
  };
}

interface Content {
  readonly element: ReactNode;
  readonly cache?: QueryClient;
}

async function contentAt(address: string | null, services: Services, i18n: I18n): Promise<Content> {
  if (address === null) return { element: <Splash i18n={i18n} /> };
  if (address === 'device-warning') return { element: <DeviceWarning i18n={i18n} /> };
  if (address === 'unknown-address') return { element: <UnknownAddress i18n={i18n} /> };
  if (address === 'start-card') return startCard(services, i18n);
  const { pathname } = new URL(address, 'https://app.test');
  const path = signedOutPath(pathname);
  if (path !== null) {
    await loadWithSentences(signedOutScreens[path], signedOutParts[path], i18n);
    return { element: <SignedOutApp i18n={i18n} path={path} /> };
  }
  const { api, cache } = await startSession(services);
  await loadScreen(pathname, i18n);
  const createRouter: typeof createMemoryRouter = (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [address] });
  return {
    element: <SignedInApp api={api} i18n={i18n} createRouter={createRouter} cache={cache} />,
    cache,
  };
}

async function startSession({ loadApi, session }: Services) {
  const [api] = await Promise.all([loadApi(), session.actor()]);
  // The online manager follows the network only while an app is mounted, so the last story may have
  // left it offline.
  onlineManager.setOnline(navigator.onLine);
  return { api, cache: createQueryCache() };
}

async function startCard(services: Services, i18n: I18n): Promise<Content> {
  const { api, cache } = await startSession(services);
  const element = (
    <I18nProvider value={i18n}>
      <QueryClientProvider client={cache}>
        <ApiProvider value={{ api, confirmations: new Map() }}>
          <MemoryRouter>
            <UiProvider locale={i18n.locale} now={() => services.clock.now()}>
              <ToastRegion
                label={i18n.t({ id: 'shell.notifications' })}
                closeLabel={i18n.t({ id: 'shell.close' })}
              >
                <Page as="main">
                  <Heading level={1}>{i18n.t({ id: 'nav.home' })}</Heading>
                  <StartPlace />
                </Page>
              </ToastRegion>
            </UiProvider>
          </MemoryRouter>
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  return { element, cache };
}
