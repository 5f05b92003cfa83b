import { createClientOver, createQueries, keepRecovering } from '@corro/client';
import { ToastRegion, type UiLinkProps, UiProvider } from '@corro/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';
import { type ApiServices, ApiProvider } from '../app/api.ts';
import { useServices } from '../app/services.ts';
import { persistQueries, restoreQueries } from '../app/storage/persistedQueries.ts';
import { AppRoutes } from '../routing/routes.tsx';
import { SearchDialogProvider } from '../shell/SearchDialogProvider.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { readAhead } from './readAhead.ts';

export interface SignedInAppProps {
  readonly words: I18n;
  /** Where addresses are kept: in the browser, unless given. */
  readonly Router?: ComponentType<{ children: ReactNode }>;
  /** Where answers are kept: in a cache of its own, unless given. */
  readonly cache?: QueryClient;
  /** Whether messages, categories and news are read at the start, whoever looks at them. */
  readonly readsAhead?: boolean;
}

/**
 * The app of a customer who is logged in: the router, the client, and the cache of what the
 * server said. It lives as long as the session, so that nobody ever sees another customer's
 * answers.
 */
export function SignedInApp({
  words,
  Router = BrowserRouter,
  cache,
  readsAhead = false,
}: SignedInAppProps) {
  const { transport, clock, storage } = useServices();
  const [{ queryClient, isUnreadable }] = useState(() => {
    const fresh = cache ?? new QueryClient();
    return { queryClient: fresh, isUnreadable: restoreQueries(fresh, storage, clock.now()) };
  });
  useEffect(() => persistQueries(queryClient, storage), [queryClient, storage]);
  useEffect(() => keepRecovering(queryClient, clock), [queryClient, clock]);
  const [api] = useState((): ApiServices => {
    const client = createClientOver(transport);
    return { client, queries: createQueries(client) };
  });
  useEffect(() => {
    if (!readsAhead) return;
    void readAhead(queryClient, api.queries);
    void api.client.prepare();
  }, [readsAhead, queryClient, api]);
  const { t, locale } = words;
  return (
    <I18nProvider value={words}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider value={api}>
          <Router>
            <UiProvider locale={locale} linkComponent={AppLink} now={() => clock.now()}>
              <ToastRegion label={t('shell.notifications')} closeLabel={t('shell.close')}>
                <StorageNotice isUnreadable={isUnreadable} />
                <SearchDialogProvider>
                  <AppRoutes />
                </SearchDialogProvider>
              </ToastRegion>
            </UiProvider>
          </Router>
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** How the design system's links lead through the app without loading it again. */
function AppLink({ href, ...rest }: UiLinkProps) {
  return <Link {...rest} to={href} />;
}
