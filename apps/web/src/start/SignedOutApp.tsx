import { UiProvider } from '@corro/ui';
import { Suspense, useEffect } from 'react';
import { FailedScreen, ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import {
  useSignedOutNavigation,
  SignedOutLink,
  SignedOutNavigationProvider,
} from '../shell/signedOutNavigation.tsx';
import type { SignedOutPath } from '../signedOutLinks.ts';
import { signedOutParts, signedOutScreens } from '../routes/signedOut.ts';
import { takeOver } from './earlySubmit.ts';
import { useServices } from '../app/services.ts';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';
import { loadWithSentences, useWithSentences } from '../app/i18n/withSentences.ts';

/** The app before login: three screens with minimal code. */
export function SignedOutApp({ i18n, path }: { i18n: I18n; path: SignedOutPath }) {
  const { clock } = useServices();
  /** Rejects if a chunk fails. */
  const load = (target: SignedOutPath) =>
    loadWithSentences(signedOutScreens[target], signedOutParts[target], i18n);
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
      renderFailure={(error, retry) => <FailedScreen error={error} onRetry={retry} />}
    >
      <Suspense fallback={null}>
        <Loaded key={path} path={path} />
      </Suspense>
    </ScreenBoundary>
  );
}

function Loaded({ path }: { path: SignedOutPath }) {
  const { default: Screen } = useWithSentences(signedOutScreens[path], signedOutParts[path]);
  // Runs inside the Suspense boundary, because React hydrates the boundary's content last.
  useEffect(takeOver, []);
  return <Screen />;
}
