import { Suspense, use } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ScreenFailed } from '../parts/ScreenFailed.tsx';
import { ScreenLoading } from '../parts/ScreenLoading.tsx';
import { CustomersOnly, VisitorsOnly } from './Guard.tsx';
import { notFound, screenOf } from './loaders.ts';
import { loadOnce } from './loadOnce.ts';
import { RouteProvider } from './RouteContext.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { routeEntry, routeNames, type LoadScreen, type RouteEntry } from './table.ts';
import { useScrollMemory } from './useScrollMemory.ts';

const entries = routeNames.map(routeEntry);

/** The route table as React Router knows it. */
export function AppRoutes() {
  useScrollMemory();
  return (
    <Routes>
      <Route element={<VisitorsOnly />}>
        {entries.filter((entry) => entry.isPublic).map(placed)}
      </Route>
      <Route element={<CustomersOnly />}>
        {entries.filter((entry) => !entry.isPublic).map(placed)}
        {placed(notFound)}
      </Route>
    </Routes>
  );
}

function placed(entry: RouteEntry) {
  return <Route key={entry.path} path={entry.path} element={<Place entry={entry} />} />;
}

function Place({ entry }: { entry: RouteEntry }) {
  const { pathname } = useLocation();
  return (
    <RouteProvider value={entry}>
      <ScreenBoundary
        screenKey={pathname}
        renderFailure={(retry) => <ScreenFailed onRetry={retry} />}
      >
        <Suspense fallback={<ScreenLoading />}>
          <LoadedScreen key={pathname} load={screenOf(entry)} />
        </Suspense>
      </ScreenBoundary>
    </RouteProvider>
  );
}

function LoadedScreen({ load }: { load: LoadScreen }) {
  const { default: Screen } = use(loadOnce(load));
  return <Screen />;
}
