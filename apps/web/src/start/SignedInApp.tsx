import { keepRecovering, type Transport } from '@corro/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type ApiServices, ApiProvider } from '../app/api.ts';
import { reloadPage } from '../app/chunks/reloadPage.ts';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { onStartedOver } from '../app/storage/otherTabs.ts';
import { persistQueries, restoreQueries } from '../app/storage/persistedQueries.ts';
import { AppFrame } from './AppFrame.tsx';
import { hydrationData, routeObjects } from './router.tsx';
import { StartFailed } from './StartFailed.tsx';

export interface SignedInAppProps {
  readonly api: Transport;
  readonly i18n: I18n;
  /** Defaults to the browser's router. */
  readonly createRouter?: typeof createMemoryRouter;
  readonly cache?: QueryClient;
  /** Whether to start background work after the first screen. */
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
    const fresh = cache ?? new QueryClient();
    const isUnreadable = restoreQueries(fresh, storage, { now: clock.now(), locale });
    const frame = <AppFrame readsAhead={readsAhead} isUnreadable={isUnreadable} />;
    const objects = routeObjects(frame, { api, cache: fresh }, <StartFailed i18n={i18n} />);
    return { queryClient: fresh, router: createRouter(objects, { hydrationData }) };
  });
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => persistQueries(queryClient, storage, locale), [queryClient, storage, locale]);
  // The data and orders of this tab belong to the account before its reset.
  useEffect(() => onStartedOver(storage, reloadPage), [storage]);
  useEffect(() => keepRecovering(queryClient, clock), [queryClient, clock]);
  const [apiServices] = useState((): ApiServices => ({ api, orderCodes: new Map() }));
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
