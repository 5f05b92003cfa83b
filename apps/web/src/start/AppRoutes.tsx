import { defineMessage } from '@corro/messages';
import { Suspense, useDeferredValue } from 'react';
import { matchRoutes, Navigate, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import type { CataloguePart, I18n } from '../app/i18n/i18n.ts';
import { loadWithSentences, useWithSentences } from '../app/i18n/withSentences.ts';
import { routeNames, routes } from '../routes/index.ts';
import { type Route, RouteProvider } from '../shell/route.ts';
import { ScreenLoading } from '../shell/Screen.tsx';
import { FailedPlace, ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { signedOutRoutes } from '../signedOutLinks.ts';
import type { LoadScreen } from '../routes/AppRoute.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** A route as React Router takes it, with its screen and the part of the catalogue that has its sentences. */
function entryOf(part: CataloguePart, route: Route, screen: LoadScreen) {
  return { path: route.path, part, screen, element: <Place {...{ part, route, screen }} /> };
}

/** What an address that no route has shows. */
const notFound = entryOf(
  'all',
  { path: '*', title: defineMessage({ id: 'notFound.title' }) },
  () => import('../shell/NotFoundScreen.tsx'),
);

const entries = [
  ...routeNames.map((name) =>
    entryOf(name === 'home' ? 'home' : 'all', routes[name], routes[name].screen),
  ),
  notFound,
];

/** A customer has no business at a public address. */
const redirects = Object.keys(signedOutRoutes).map((path) => ({
  path,
  element: <Navigate to="/" replace />,
}));

type Entry = (typeof entries)[number] | (typeof redirects)[number];

const table: readonly Entry[] = [...entries, ...redirects];

/** More addresses than a customer goes to and fro between. */
const mostKnown = 50;
const known = new Map<string, Entry[]>();

/**
 * The entry of an address, as a table of its own: the router sorts its whole table anew for each
 * address that it looks up, while the customer waits. An address that was pressed is known.
 */
function entryAt(pathname: string): Entry[] {
  const before = known.get(pathname);
  if (before !== undefined) return before;
  const entry = matchRoutes([...table], pathname)?.[0]?.route ?? notFound;
  if (known.size >= mostKnown) known.clear();
  known.set(pathname, [entry]);
  return [entry];
}

/** The path that an address is of: of several that it fits, the one whose screen is shown. */
export function pathAt(pathname: string): string | undefined {
  return entryAt(pathname)[0]?.path;
}

/** Fetches the screen of an address and its sentences ahead of showing it. Rejects when they cannot be had. */
export async function preload(pathname: string, i18n: Pick<I18n, 'partLoader'>): Promise<void> {
  const [entry] = entryAt(pathname);
  if (entry === undefined || !('screen' in entry)) return;
  await loadWithSentences(entry.screen, entry.part, i18n);
}

/** The screen of the address that the router is at. */
export function AppRoutes() {
  // React animates no update of `popstate` itself, but one that follows it.
  const location = useDeferredValue(useLocation());
  useScrollMemory(location, useDeferredValue(useNavigationType()));
  return useRoutes(entryAt(location.pathname), location);
}

interface PlaceProps {
  readonly part: CataloguePart;
  readonly route: Route;
  readonly screen: LoadScreen;
}

function Place({ part, route, screen }: PlaceProps) {
  const { pathname } = useLocation();
  return (
    <RouteProvider value={route}>
      <ScreenBoundary
        screenKey={pathname}
        renderFailure={(error, retry) => <FailedPlace error={error} onRetry={retry} />}
      >
        <Suspense fallback={<ScreenLoading />}>
          <LoadedScreen key={pathname} part={part} screen={screen} />
        </Suspense>
      </ScreenBoundary>
    </RouteProvider>
  );
}

function LoadedScreen({ part, screen }: Omit<PlaceProps, 'route'>) {
  const { default: Screen } = useWithSentences(screen, part);
  return <Screen />;
}
