import { configQuery, keepRecovering, type Transport } from '@corro/client';
import { ToastRegion, UiProvider } from '@corro/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';
import { type ApiServices, ApiProvider } from '../app/api.ts';
import { useServices } from '../app/services.ts';
import { reloadPage } from '../app/chunks/reloadPage.ts';
import { onStartedOver } from '../app/storage/otherTabs.ts';
import { persistQueries, restoreQueries } from '../app/storage/persistedQueries.ts';
import { AppLink } from '../common/AppLink.tsx';
import { HiddenAmountsProvider } from '../common/hiddenAmounts.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { SearchDialogProvider } from '../shell/searchDialog.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import type { RefreshProps } from './motion/Refresh.tsx';
import { untilSettled } from '../app/untilSettled.ts';

export interface SignedInAppProps {
  readonly api: Transport;
  readonly i18n: I18n;
  /** Where addresses are kept: in the browser, unless given. */
  readonly Router?: ComponentType<{ children: ReactNode }>;
  /** Where answers are kept: in a cache of its own, unless given. */
  readonly cache?: QueryClient;
  /** Whether to prefetch messages, categories, news and the session's machine at the start, and then what moves. */
  readonly readsAhead?: boolean;
}

/**
 * The app of a customer who is logged in: the router, the client, and the cache of what the
 * server said. It lasts as long as the session, so that a customer never sees another customer's
 * answers.
 */
export function SignedInApp({
  api,
  i18n,
  Router = BrowserRouter,
  cache,
  readsAhead = false,
}: SignedInAppProps) {
  const { t, locale } = i18n;
  const { session, clock, storage } = useServices();
  const [{ queryClient, isUnreadable }] = useState(() => {
    const fresh = cache ?? new QueryClient();
    const now = clock.now();
    return { queryClient: fresh, isUnreadable: restoreQueries(fresh, storage, { now, locale }) };
  });
  useEffect(() => persistQueries(queryClient, storage, locale), [queryClient, storage, locale]);
  // What this tab shows and has under way belongs to an account that is gone.
  useEffect(() => onStartedOver(storage, reloadPage), [storage]);
  useEffect(() => keepRecovering(queryClient, clock), [queryClient, clock]);
  const [apiServices] = useState((): ApiServices => ({ api, orderCodes: new Map() }));
  const [Motion, setMotion] = useState<ComponentType<RefreshProps> | null>(null);
  useEffect(() => {
    if (!readsAhead) return undefined;
    let isShown = true;
    let stopPushing: (() => void) | null = null;
    // What the upstream announces decides what there is on many screens.
    void queryClient.prefetchQuery(configQuery(api));
    const goOn = async () => {
      await untilSettled(queryClient);
      if (!isShown) return;
      // What ends the session needs its machine; one that cannot be had now is asked for again then.
      session.actor().catch(() => undefined);
      const background = await import('./background.ts');
      await Promise.all([
        background.readAhead(queryClient, api),
        background.readMessagesAhead(queryClient, api),
      ]);
      setMotion(() => background.Motion);
      // Without it prices are polled.
      if (isShown) stopPushing = background.keepPushing(queryClient, api, { clock });
    };
    goOn().catch(() => undefined);
    return () => {
      isShown = false;
      stopPushing?.();
    };
  }, [readsAhead, queryClient, api, session, clock]);
  return (
    <I18nProvider value={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider value={apiServices}>
          <Router>
            <UiProvider locale={locale} linkComponent={AppLink} now={() => clock.now()}>
              <ToastRegion
                label={t({ id: 'shell.notifications' })}
                closeLabel={t({ id: 'shell.close' })}
              >
                <StorageNotice isUnreadable={isUnreadable} />
                <HiddenAmountsProvider>
                  <SearchDialogProvider>
                    <AppRoutes />
                    {Motion && (
                      <Motion
                        busyLabel={t({ id: 'refresh.busy' })}
                        doneLabel={t({ id: 'refresh.done' })}
                      />
                    )}
                  </SearchDialogProvider>
                </HiddenAmountsProvider>
              </ToastRegion>
            </UiProvider>
          </Router>
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
