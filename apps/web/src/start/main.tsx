import { type ReactNode, startTransition, useInsertionEffect, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followAppearance } from '../app/appearance.ts';
import { createServices, type ServiceParts } from '../app/createServices.ts';
import { createI18n, type I18n } from '../app/i18n/i18n.ts';
import { readPageMessages } from '../app/i18n/pageMessages.ts';
import { currentLocale } from '../app/i18n/useLanguages.ts';
import { recoverLostChunks, lossOf } from '../app/chunks/lostChunks.ts';
import { readSettings } from '../app/settings.ts';
import { loadAuthView, type AuthView } from './authView.tsx';
import { createStorage } from '../app/storage/storage.ts';
import { ServicesProvider, type Services } from '../app/services.ts';
import { showStartFailure } from '../app/chunks/reload.ts';

export { loadFace } from '@corro/ui';

/**
 * Starts the app: hydrates a prerendered page or renders into an empty one. Rejects if a chunk
 * fails.
 *
 * @param parts parts of the services that a page of `npm run dev` adds
 */
export async function start(parts: Pick<ServiceParts, 'inspect'> = {}): Promise<void> {
  const container = document.querySelector('#app');
  if (container === null) throw new Error('The page has no #app.');
  recoverLostChunks();
  const storage = createStorage(() => globalThis.localStorage);
  const settings = readSettings(document);
  const locale = currentLocale(settings, document);
  followAppearance(storage, locale);
  const services = createServices({ settings, storage, locale, ...parts });
  // One for both apps: a failed login needs sentences that the app before it has loaded.
  const ofPage = readPageMessages(document);
  const i18n = createI18n(locale, undefined, services.timeZone, settings.operator?.name, ofPage);
  await nextTask();
  const initial = await loadAuthView(services, i18n);
  await nextTask();
  const root = (
    <Usable container={container}>
      <AuthBoundary services={services} i18n={i18n} initial={initial} />
    </Usable>
  );
  const isRendered = container.hasAttribute('data-prerendered') && initial.kind === 'signedOut';
  startTransition(() => {
    if (isRendered) hydrateRoot(container, root, { onRecoverableError });
    else createRoot(container, { onRecoverableError }).render(root);
  });
}

/** Removes `inert` before any part of the app takes focus. */
function Usable({ container, children }: { container: Element; children: ReactNode }) {
  useInsertionEffect(() => container.removeAttribute('inert'), [container]);
  return children;
}

/**
 * Ignores skipped view transitions, as when the screen rotates: React recognises only some
 * browsers' messages.
 */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'InvalidStateError')) reportError(error);
}

/** Splits the start into tasks, so that none blocks the page. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface AuthBoundaryProps {
  readonly services: Services;
  readonly i18n: I18n;
  readonly initial: AuthView;
}

/** Pause before loading is retried, in milliseconds. */
const retryMs = 5000;

/**
 * Number of failed attempts after which the failure is shown, so that a login does not stay busy
 * forever.
 */
const maxAttempts = 6;

/**
 * Shows the signed-in or signed-out app by the session (spec §2, guard). The current app stays
 * until the other is loaded. If the network fails, loading is retried, and immediately when the
 * network returns. Any other failure is shown at once.
 */
function AuthBoundary({ services, i18n, initial }: AuthBoundaryProps) {
  const [view, setView] = useState(initial);

  useEffect(() => {
    let shownKind = initial.kind;
    let latest = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let attempts = 0;
    const follow = () => {
      clearTimeout(retry);
      attempts += 1;
      latest += 1;
      const switchNumber = latest;
      loadAuthView(services, i18n).then(
        (next) => {
          if (switchNumber !== latest) return;
          shownKind = next.kind;
          attempts = 0;
          startTransition(() => setView(next));
        },
        async (error: unknown) => {
          const loss = await lossOf(error);
          if (switchNumber !== latest) return;
          if (loss !== 'unreachable') showStartFailure('fault');
          else if (attempts >= maxAttempts) showStartFailure('offline');
          else retry = setTimeout(follow, retryMs);
        },
      );
    };
    const followOnline = () => {
      const isSignedIn = services.session.state().token !== null;
      if (isSignedIn !== (shownKind === 'signedIn')) follow();
    };
    followOnline();
    addEventListener('online', followOnline);
    const unsubscribe = services.session.subscribe(follow);
    return () => {
      unsubscribe();
      removeEventListener('online', followOnline);
      clearTimeout(retry);
      latest += 1;
    };
  }, [services, i18n, initial]);

  return <ServicesProvider value={services}>{view.element}</ServicesProvider>;
}
