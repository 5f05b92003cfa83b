import { watchReconnection, type Transport, configQuery } from '@corro/client';
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import {
  createBrowserRouter,
  type createMemoryRouter,
  RouterProvider,
  Outlet,
  ScrollRestoration,
} from 'react-router-dom';
import { type ApiServices, ApiProvider, useApi } from '../app/api.ts';
import { createQueryCache } from '../app/queryCache.ts';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { reloadPage } from '../app/chunks/reload.ts';
import { type I18n, I18nProvider, useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { onAccountReset } from '../app/storage/otherTabs.ts';
import { persistQueries, restoreFigures, restoreQueries } from '../app/storage/persistedQueries.ts';
import { hydrationData, loadLoaders, routeObjects } from './router.tsx';
import { StartFailed } from './staticPages.tsx';
import { ToastRegion, UiProvider, useToast } from '@corro/ui';
import { waitForQueries } from '../app/waitForQueries.ts';
import { AppLink } from '../common/AppLink.tsx';
import { HiddenAmountsProvider } from '../common/hiddenAmounts.tsx';
import { SearchDialogProvider } from '../shell/searchDialog.tsx';
import type { RefreshProps } from './Motion.tsx';
import { defineMessage } from '@corro/messages';
import { useBooleanStore } from '../app/booleanStore.ts';

/**
 * Identifies the build. It changes with the shape of any answer, because the name of a chunk
 * depends on everything that the chunk imports.
 */
const build = import.meta.url;

interface SignedInAppProps {
  readonly api: Transport;
  readonly i18n: I18n;
  /** Defaults to the browser's router. */
  readonly createRouter?: typeof createMemoryRouter;
  readonly cache?: QueryClient;
  readonly readsAhead?: boolean;
}

/**
 * The app of a logged-in customer. It lives as long as the session, so that a customer never sees
 * another's data.
 */
export function SignedInApp({
  api,
  i18n,
  createRouter = createBrowserRouter,
  cache,
  readsAhead = false,
}: SignedInAppProps) {
  const { clock, storage } = useServices();
  const { locale } = i18n;
  const [{ queryClient, router }] = useState(() => {
    const fresh = cache ?? createQueryCache();
    const now = clock.now();
    const isUnreadable = restoreQueries(fresh, storage, { now, locale });
    if (readsAhead) restoreFigures(fresh, storage, { now, build, locale });
    const frame = <AppFrame readsAhead={readsAhead} isUnreadable={isUnreadable} />;
    const failure = <StartFailed i18n={i18n} isOffline={false} onRetry={reloadPage} />;
    const objects = routeObjects(frame, { api, cache: fresh }, failure);
    return { queryClient: fresh, router: createRouter(objects, { hydrationData }) };
  });
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => persistQueries(queryClient, storage, locale), [queryClient, storage, locale]);
  // Reloads after another tab has reset the account, because the data and orders of this tab are
  // those from before the reset.
  useEffect(() => onAccountReset(storage, reloadPage), [storage]);
  useEffect(() => watchReconnection(queryClient, clock), [queryClient, clock]);
  const [apiServices] = useState((): ApiServices => ({ api, confirmations: new Map() }));
  return (
    <I18nProvider value={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider value={apiServices}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

interface AppFrameProps {
  readonly readsAhead: boolean;
  readonly isUnreadable: boolean;
}

export function AppFrame({ readsAhead, isUnreadable }: AppFrameProps) {
  const { t, locale } = useI18n();
  const { clock } = useServices();
  return (
    <UiProvider locale={locale} linkComponent={AppLink} now={() => clock.now()}>
      <ToastRegion label={t({ id: 'shell.notifications' })} closeLabel={t({ id: 'shell.close' })}>
        <StorageNotice isUnreadable={isUnreadable} />
        <HiddenAmountsProvider>
          <SearchDialogProvider>
            <Outlet />
            <ScrollRestoration />
            {readsAhead ? <Background /> : null}
          </SearchDialogProvider>
        </HiddenAmountsProvider>
      </ToastRegion>
    </UiProvider>
  );
}

/** Background work, started once the first screen has its data. */
function Background() {
  const { t, locale, partLoader } = useI18n();
  const { session, clock, storage } = useServices();
  const api = useApi();
  const cache = useQueryClient();
  const [Motion, setMotion] = useState<ComponentType<RefreshProps> | null>(null);
  useEffect(() => {
    let isShown = true;
    let stop: (() => void) | null = null;
    // Loaded first, because the announced extensions decide the content of many screens.
    void cache.prefetchQuery(configQuery(api));
    const goOn = async () => {
      await waitForQueries(cache);
      if (!isShown) return;
      // Preloads the session machine for the logout. If this fails, the logout loads the machine
      // again.
      session.actor().catch(() => undefined);
      loadOnce(loadLoaders).catch(() => undefined);
      // The page has only the messages of its own screen.
      loadOnce(partLoader('all')).catch(() => undefined);
      const background = await import('./background.ts');
      background.loadFont();
      await background.readAhead(cache, api);
      setMotion(() => background.Motion);
      if (isShown) stop = background.start({ cache, api, storage, clock, build, locale });
    };
    goOn().catch(() => undefined);
    return () => {
      isShown = false;
      stop?.();
    };
  }, [cache, api, session, clock, storage, locale, partLoader]);
  return Motion === null ? null : (
    <Motion busyLabel={t({ id: 'refresh.busy' })} doneLabel={t({ id: 'refresh.done' })} />
  );
}

/**
 * Reports storage problems: unreadable data at the start (spec §8), which is refetched, and data
 * that will be lost with the page.
 */
function StorageNotice({ isUnreadable }: { isUnreadable: boolean }) {
  const { t } = useI18n();
  const { storage } = useServices();
  const showToast = useToast();
  const isLosing = useBooleanStore(storage.isLosing, false);
  useEffect(() => {
    if (isUnreadable) showToast({ tone: 'critical', text: t({ id: 'cache.unreadable' }) });
  }, [isUnreadable, showToast, t]);
  useEffect(() => {
    if (!isLosing) return;
    const text = storage.isSaved('token')
      ? defineMessage({ id: 'storage.formsUnkept' })
      : defineMessage({ id: 'storage.sessionUnkept' });
    showToast({ tone: 'critical', text: t(text) });
  }, [isLosing, storage, showToast, t]);
  return null;
}
