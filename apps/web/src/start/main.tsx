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
 * Starts the app in the page: takes over what was rendered at build time, or renders where
 * nothing was. Resolves once the app is under way; rejects when a chunk cannot be had.
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

/** The page is inert until the app is in its place; from then on, and before any part of the app takes the focus, it is not. */
function Usable({ container, children }: { container: Element; children: ReactNode }) {
  useInsertionEffect(() => container.removeAttribute('inert'), [container]);
  return children;
}

/**
 * A movement that the browser leaves out, as where the screen turns meanwhile, is none. React knows some
 * of the sentences that browsers say so with, not all.
 */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'InvalidStateError')) reportError(error);
}

/** Lets the page breathe: each part of the start in a task of its own holds nothing up. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
