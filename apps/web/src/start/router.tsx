import type { Transport } from '@corro/client';
import { defineMessage } from '@corro/messages';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Page } from '@corro/ui';
import { matchRoutes, redirect, type RouteObject, useLocation } from 'react-router-dom';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { type I18n, useI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences, useWithSentences } from '../app/i18n/withSentences.ts';
import { type AppRoute, routeNames, routes } from '../routes/index.ts';
import { RouteProvider } from '../shell/route.ts';
import { Screen, ScreenLoading } from '../shell/Screen.tsx';
import { FailedScreen, ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { signedOutRoutes } from '../signedOutLinks.ts';

interface Entry {
  readonly id: string;
  readonly path: string;
  readonly route: AppRoute;
}

const entries: readonly Entry[] = [
  ...routeNames.map((name): Entry => ({ id: name, path: routes[name].path, route: routes[name] })),
  {
    id: 'notFound',
    path: '*',
    route: {
      path: '*',
      title: defineMessage({ id: 'notFound.title' }),
      screen: () => import('../shell/NotFoundScreen.tsx'),
    },
  },
];

export interface LoaderParts {
  readonly api: Transport;
  readonly cache: QueryClient;
}

/** Loads the screen of an address with its messages. Rejects if a chunk fails. */
export async function loadScreen(
  pathname: string,
  i18n: Pick<I18n, 'partLoader' | 'partOf'>,
): Promise<void> {
  const [match] = matchRoutes([...entries], pathname) ?? [];
  if (match === undefined) return;
  const { route } = match.route;
  await loadWithSentences(route.screen, i18n.partOf(route.path), i18n);
}

export const loadLoaders = () => import('../routes/loaders.ts');

/** Starts the first queries of an address. The screen itself reports failures. */
export async function startReads(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  reads: LoaderParts,
): Promise<void> {
  const [match] = matchRoutes([...entries], pathname) ?? [];
  const name = routeNames.find((one) => one === match?.route.id);
  if (match === undefined || name === undefined) return;
  const { loaders } = await loadOnce(loadLoaders);
  void loaders[name]({
    ...reads,
    params: match.params,
    search: new URLSearchParams(search),
    isPage: false,
  });
}

/** Routes of the signed-in app inside `frame`, which has an `Outlet`. */
export function routeObjects(
  frame: ReactNode,
  reads: LoaderParts,
  failure: ReactNode,
): RouteObject[] {
  const screens = entries.map(({ id, path, route }): RouteObject => ({
    id,
    path,
    element: <Place route={route} />,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    async loader({ request }) {
      startReads(new URL(request.url), reads).catch(() => undefined);
      // Navigates in a later task, because React does not animate updates during `popstate`.
      await new Promise((resolve) => setTimeout(resolve));
      return null;
    },
  }));
  // Public addresses redirect customers to home.
  const redirects = Object.keys(signedOutRoutes).map((path) => ({
    path,
    loader: () => redirect('/'),
  }));
  return [{ element: frame, errorElement: failure, children: [...screens, ...redirects] }];
}

/** The first screen starts its queries itself: no loader runs for it. */
export const hydrationData = {
  loaderData: Object.fromEntries(entries.map(({ id }) => [id, null])),
};

function Place({ route }: Pick<Entry, 'route'>) {
  const { pathname } = useLocation();
  return (
    <RouteProvider value={route}>
      <ScreenBoundary
        screenKey={pathname}
        renderFailure={(error, retry) => (
          <Screen>
            <Page>
              <FailedScreen error={error} onRetry={retry} />
            </Page>
          </Screen>
        )}
      >
        <Suspense fallback={<ScreenLoading />}>
          <LoadedScreen key={pathname} route={route} />
        </Suspense>
      </ScreenBoundary>
    </RouteProvider>
  );
}

function LoadedScreen({ route: { screen, path } }: Pick<Entry, 'route'>) {
  const { default: Content } = useWithSentences(screen, useI18n().partOf(path));
  return <Content />;
}
