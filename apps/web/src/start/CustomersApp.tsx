import { createClientOver, createQueries, keepRecovering } from '@corro/client';
import { ToastRegion, type UiLinkProps, UiProvider } from '@corro/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { type Words, WordsProvider } from '../app/i18n/words.ts';
import { type Room, RoomProvider } from '../app/room.ts';
import { useServices } from '../app/services.ts';
import { keepAnswers, restoreAnswers } from '../app/storage/keptAnswers.ts';
import { AppRoutes } from '../routing/routes.tsx';
import { SearchDialogProvider } from '../shell/SearchDialogProvider.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { readAhead } from './readAhead.ts';

export interface CustomersAppProps {
  readonly words: Words;
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
export function CustomersApp({
  words,
  Router = BrowserRouter,
  cache,
  readsAhead = false,
}: CustomersAppProps) {
  const { transport, clock, storage } = useServices();
  const [{ queryClient, isUnreadable }] = useState(() => {
    const fresh = cache ?? new QueryClient();
    return { queryClient: fresh, isUnreadable: restoreAnswers(fresh, storage, clock.now()) };
  });
  useEffect(() => keepAnswers(queryClient, storage), [queryClient, storage]);
  useEffect(() => keepRecovering(queryClient, clock), [queryClient, clock]);
  const [room] = useState((): Room => {
    const client = createClientOver(transport);
    return { client, queries: createQueries(client) };
  });
  useEffect(() => {
    if (!readsAhead) return;
    void readAhead(queryClient, room.queries);
    void room.client.prepare();
  }, [readsAhead, queryClient, room]);
  const { t, locale } = words;
  return (
    <WordsProvider value={words}>
      <QueryClientProvider client={queryClient}>
        <RoomProvider value={room}>
          <Router>
            <UiProvider locale={locale} linkComponent={AppLink} now={() => clock.now()}>
              <ToastRegion label={t('shell.notifications')} closeLabel={t('shell.close')}>
                <KeptNotice isUnreadable={isUnreadable} />
                <SearchDialogProvider>
                  <AppRoutes />
                </SearchDialogProvider>
              </ToastRegion>
            </UiProvider>
          </Router>
        </RoomProvider>
      </QueryClientProvider>
    </WordsProvider>
  );
}

/** How the design system's links lead through the app without loading it again. */
function AppLink({ href, ...rest }: UiLinkProps) {
  return <Link {...rest} to={href} />;
}
