import { Suspense, use } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useWords } from '../app/i18n/words.ts';
import { ScreenLoading } from '../shell/ScreenLoading.tsx';
import { FailedPlace } from './FailedPlace.tsx';
import { entries } from './loaders.ts';
import { loadToShow } from '../app/chunks/loadOnce.ts';
import { RouteProvider } from '../shell/RouteContext.ts';
import type { RouteEntry } from '../shell/routeEntry.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScrollMemory } from './useScrollMemory.ts';
import { visitorRoutes } from './visitorRoutes.ts';

/** The route table as React Router knows it. A customer has no business at a public address. */
export function AppRoutes() {
  useScrollMemory();
  return (
    <Routes>
      {entries.map((entry) => (
        <Route key={entry.path} path={entry.path} element={<Place entry={entry} />} />
      ))}
      {Object.keys(visitorRoutes).map((path) => (
        <Route key={path} path={path} element={<Navigate to="/" replace />} />
      ))}
    </Routes>
  );
}

function Place({ entry }: { entry: RouteEntry }) {
  const { pathname } = useLocation();
  return (
    <RouteProvider value={entry}>
      <ScreenBoundary
        screenKey={pathname}
        renderFailure={(error, retry) => <FailedPlace error={error} onRetry={retry} />}
      >
        <Suspense fallback={<ScreenLoading />}>
          <LoadedScreen key={pathname} entry={entry} />
        </Suspense>
      </ScreenBoundary>
    </RouteProvider>
  );
}

/** Home has its words from the start; any other screen waits for the whole catalogue. */
function LoadedScreen({ entry }: { entry: RouteEntry }) {
  const { complete } = useWords();
  const screen = loadToShow(entry.screen);
  const words = entry.path === '/' ? null : loadToShow(complete);
  const { default: Screen } = use(screen);
  if (words !== null) use(words);
  return <Screen />;
}
