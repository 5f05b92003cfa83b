import { UiProvider } from '@corro/ui';
import { Suspense, useEffect } from 'react';
import { FailedPlace, ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import {
  useSignedOutNavigation,
  SignedOutLink,
  SignedOutNavigationProvider,
} from '../shell/signedOutNavigation.tsx';
import type { SignedOutPath } from '../signedOutLinks.ts';
import { signedOutScreens } from '../routes/signedOut.ts';
import { takeOver } from './earlySubmit.ts';
import { useServices } from '../app/services.ts';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';
import { loadWithSentences, useWithSentences } from '../app/i18n/withSentences.ts';

/** The app before the login: three screens, and as little code as they need. */
export function SignedOutApp({ i18n, path }: { i18n: I18n; path: SignedOutPath }) {
  const { clock } = useServices();
  /** Resolves once a screen is there; rejects when a chunk of it cannot be had. */
  const load = (to: SignedOutPath) => loadWithSentences(signedOutScreens[to], 'signedOut', i18n);
  return (
    <I18nProvider value={i18n}>
      <SignedOutNavigationProvider initial={path} load={load}>
        <UiProvider locale={i18n.locale} linkComponent={SignedOutLink} now={() => clock.now()}>
          <Place />
        </UiProvider>
      </SignedOutNavigationProvider>
    </I18nProvider>
  );
}

function Place() {
  const { path } = useSignedOutNavigation();
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

function Loaded({ path }: { path: SignedOutPath }) {
  const { default: Screen } = useWithSentences(signedOutScreens[path], 'signedOut');
  // Here and no higher: React takes over what is inside of a Suspense after what is around it.
  useEffect(takeOver, []);
  return <Screen />;
}
