import { UiProvider } from '@corro/ui';
import { Suspense, use, useEffect } from 'react';
import { FailedPlace, ScreenBoundary } from '../routing/ScreenBoundary.tsx';
import { loadOnce, loadToShow } from '../app/chunks/loadOnce.ts';
import {
  useVisitorNavigation,
  VisitorLink,
  VisitorNavigationProvider,
} from '../shell/visitorNavigation.tsx';
import type { VisitorPath } from '../routing/signedOutAddresses.ts';
import { visitorScreens } from '../routing/signedOutRoutes.ts';
import { takeOver } from './earlySubmit.ts';
import { useServices } from '../app/services.ts';
import { type Words, WordsProvider } from '../app/i18n/words.ts';

/** The app before the login: three screens, and as little code as they need. */
export function VisitorsApp({ words, path }: { words: Words; path: VisitorPath }) {
  const { clock } = useServices();
  return (
    <WordsProvider value={words}>
      <VisitorNavigationProvider initial={path} load={load}>
        <UiProvider locale={words.locale} linkComponent={VisitorLink} now={() => clock.now()}>
          <Place />
        </UiProvider>
      </VisitorNavigationProvider>
    </WordsProvider>
  );
}

/** Resolves once a screen is there; rejects when its chunk cannot be had. */
const load = (path: VisitorPath) => loadOnce(visitorScreens[path]);

function Place() {
  const { path } = useVisitorNavigation();
  return (
    <ScreenBoundary
      screenKey={path}
      renderFailure={(error, retry) => <FailedPlace error={error} onRetry={retry} />}
    >
      <Suspense fallback={null}>
        <Loaded key={path} path={path} />
      </Suspense>
    </ScreenBoundary>
  );
}

function Loaded({ path }: { path: VisitorPath }) {
  const { default: Screen } = use(loadToShow(visitorScreens[path]));
  // Here and no higher: React takes over what is inside of a Suspense after what is around it.
  useEffect(takeOver, []);
  return <Screen />;
}
