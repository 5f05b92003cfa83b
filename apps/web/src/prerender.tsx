import { loadSomeMessages, type Locale } from '@corro/messages';
import { renderToString } from 'react-dom/server';
import { createServices } from './boot/createServices.ts';
import { ServicesProvider } from './boot/services.ts';
import type { Settings } from './boot/settings.ts';
import { createStorage } from './boot/storage.ts';
import { Splash } from './boot/Splash.tsx';
import { VisitorsApp } from './boot/VisitorsApp.tsx';
import { createWords } from './boot/words.ts';
import { loadOnce } from './routes/loadOnce.ts';
import { visitorRoute, type VisitorPath } from './routes/visitorRoutes.ts';

export interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  readonly startFailed: string;
  readonly noScript: string;
}

/**
 * Renders a public route at build time, as a visitor without anything stored sees it; for null
 * what all other addresses show until the app is there.
 */
export async function renderPage(
  path: VisitorPath | null,
  locale: Locale,
  settings: Settings,
): Promise<PrerenderedPage> {
  const words = createWords(locale, await loadSomeMessages('visitors', locale));
  const sentences = {
    title:
      path === null
        ? words.t('app.name')
        : `${words.t(visitorRoute(path).title)} · ${words.t('app.name')}`,
    startFailed: words.t('shell.startFailed'),
    noScript: words.t('shell.noScript'),
  };
  if (path !== null) await loadOnce(visitorRoute(path).screen);
  const services = createServices({ settings, storage: createStorage(noStorage) });
  const html = renderToString(
    <ServicesProvider value={services}>
      {path === null ? <Splash words={words} /> : <VisitorsApp words={words} path={path} />}
    </ServicesProvider>,
  );
  return { ...sentences, html };
}

function noStorage(): Storage {
  throw new Error('There is no storage at build time.');
}
