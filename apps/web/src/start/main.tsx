import { type ReactNode, startTransition, useInsertionEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepAppearanceOn } from '../app/appearance.ts';
import { createServices } from '../app/createServices.ts';
import { currentLocale } from '../app/i18n/localeChoice.ts';
import { recoverLostChunks } from '../app/chunks/lostChunks.ts';
import { AuthBoundary } from './AuthBoundary.tsx';
import { readSettings } from '../app/settings.ts';
import { loadAuthView } from './authView.tsx';
import { createStorage } from '../app/storage/storage.ts';

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
