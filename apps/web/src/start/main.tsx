import { type ReactNode, startTransition, useInsertionEffect, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepAppearanceOn } from '../app/appearance.ts';
import { createServices } from '../app/createServices.ts';
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
 */
export async function start(): Promise<void> {
  const container = document.querySelector('#app');
  if (container === null) throw new Error('The page has no #app.');
  recoverLostChunks();
  const storage = createStorage(() => globalThis.localStorage);
  const settings = readSettings(document);
  const locale = currentLocale(settings, document);
  keepAppearanceOn(storage, locale);
  const services = createServices({ settings, storage, locale });
  await nextTask();
  const initial = await loadAuthView(services, locale);
  await nextTask();
  const root = (
    <Usable container={container}>
      <AuthBoundary
        services={services}
        initial={initial}
        loadAuthView={() => loadAuthView(services, locale)}
      />
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
  readonly initial: AuthView;
  /** Loads the app for the current session and corrects the address. */
  readonly loadAuthView: () => Promise<AuthView>;
}

/** Pause before loading is retried, in milliseconds. */
const againMs = 5000;

/**
 * Shows the signed-in or signed-out app by the session (spec §2, guard). The current app stays
 * until the other is loaded. Loading is retried, and immediately when the network returns; if the
 * chunk is gone, the start failure is shown.
 */
function AuthBoundary({ services, initial, loadAuthView }: AuthBoundaryProps) {
  const [side, setSide] = useState(initial);

  useEffect(() => {
    let shown = initial.kind;
    let asked = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    const isOf = (kind: AuthView['kind']) =>
      (services.session.state().token !== null) === (kind === 'signedIn');
    const follow = () => {
      clearTimeout(again);
      asked += 1;
      const mine = asked;
      loadAuthView().then(
        (next) => {
          if (mine !== asked) return;
          shown = next.kind;
          startTransition(() => setSide(next));
        },
        async (error: unknown) => {
          const loss = await lossOf(error);
          if (mine !== asked) return;
          if (loss === 'gone') showStartFailure();
          else again = setTimeout(follow, againMs);
        },
      );
    };
    const followOnline = () => {
      if (!isOf(shown)) follow();
    };
    followOnline();
    addEventListener('online', followOnline);
    const unsubscribe = services.session.subscribe(follow);
    return () => {
      unsubscribe();
      removeEventListener('online', followOnline);
      clearTimeout(again);
      asked += 1;
    };
  }, [services, initial, loadAuthView]);

  return <ServicesProvider value={services}>{side.element}</ServicesProvider>;
}
