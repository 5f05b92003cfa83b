import { loadMessages } from '@corro/messages';
import { applyAppearance } from '@corro/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preload } from '../routes/loaders.ts';
import { App } from './App.tsx';
import { readAppearance } from './appearance.ts';
import { createServices } from './createServices.ts';
import { currentLocale } from './localeChoice.ts';
import { readSettings } from './settings.ts';
import { createStorage } from './storage.ts';
import { createWords } from './words.ts';

/**
 * Starts the app in the page: takes over what was rendered at build time, or renders where
 * nothing was. Resolves once the app is under way; rejects when a chunk cannot be had.
 */
export async function start(): Promise<void> {
  const root = document.querySelector('#app');
  if (root === null) throw new Error('The page has no #app.');
  const storage = createStorage(() => globalThis.localStorage);
  const settings = readSettings(document);
  const locale = currentLocale(settings, storage, document);
  const [messages] = await Promise.all([loadMessages(locale), preload(location.pathname)]);
  applyAppearance(readAppearance(storage, locale));
  const services = createServices({ settings, storage });
  const app = (
    <App
      services={services}
      words={createWords(locale, messages)}
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
    />
  );
  startTransition(() => {
    if (root.hasAttribute('data-prerendered')) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
