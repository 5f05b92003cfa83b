import { loadMessages, type Locale } from '@corro/messages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './boot/App.tsx';
import { createServices } from './boot/createServices.ts';
import type { Settings } from './boot/settings.ts';
import { createStorage } from './boot/storage.ts';
import { createWords } from './boot/words.ts';
import { preload } from './routes/loaders.ts';

export interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  readonly startFailed: string;
  readonly noScript: string;
}

/** Renders a public route at build time, as a visitor without anything stored sees it. */
export async function renderPage(
  address: string | null,
  locale: Locale,
  settings: Settings,
): Promise<PrerenderedPage> {
  const words = createWords(locale, await loadMessages(locale));
  const sentences = {
    title: 'Corro',
    startFailed: words.t('shell.startFailed'),
    noScript: words.t('shell.noScript'),
  };
  if (address === null) return { ...sentences, html: '' };
  await preload(address);
  const services = createServices({ settings, storage: createStorage(noStorage) });
  const html = renderToString(
    <App
      services={services}
      words={words}
      router={(routes) => <StaticRouter location={address}>{routes}</StaticRouter>}
    />,
  );
  return { ...sentences, html };
}

function noStorage(): Storage {
  throw new Error('There is no storage at build time.');
}
