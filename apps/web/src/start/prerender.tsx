import { loadMessages, type Locale } from '@corro/messages';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createServices } from '../app/createServices.ts';
import { ServicesProvider } from '../app/services.ts';
import { DeviceWarning } from './DeviceWarning.tsx';
import type { Settings } from '../app/settings.ts';
import { createStorage } from '../app/storage/storage.ts';
import { Splash } from './Splash.tsx';
import { StartFailed } from './StartFailed.tsx';
import { SignedOutApp } from './SignedOutApp.tsx';
import { createI18n, type I18n } from '../app/i18n/i18n.ts';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { signedOutRoute, type SignedOutPath } from '../routing/signedOutAddresses.ts';
import { signedOutScreens } from '../routing/signedOutRoutes.ts';

export interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  /** Markup for an app that cannot start. */
  readonly startFailed: string;
  readonly noScript: string;
}

/**
 * Renders a public route at build time, as a visitor without anything stored sees it; for null
 * what all other addresses show until the app is there; or what an unknown device is asked.
 */
export async function renderPage(
  place: SignedOutPath | 'device-warning' | null,
  locale: Locale,
  settings: Settings,
): Promise<PrerenderedPage> {
  const path = place === 'device-warning' ? null : place;
  const i18n = createI18n(locale, await loadMessages(locale));
  const sentences = {
    title:
      path === null
        ? i18n.t({ id: 'app.name' })
        : `${i18n.t(signedOutRoute(path).title)} · ${i18n.t({ id: 'app.name' })}`,
    startFailed: renderToString(<StartFailed i18n={i18n} />),
    noScript: i18n.t({ id: 'shell.noScript' }),
  };
  if (path !== null) {
    await Promise.all([loadOnce(signedOutScreens[path]), loadOnce(i18n.partLoader(path))]);
  }
  const services = createServices({ settings, storage: createStorage(noStorage), locale });
  const html = renderToString(
    <ServicesProvider value={services}>
      {place === 'device-warning' ? <DeviceWarning i18n={i18n} /> : pageOf(path, i18n)}
    </ServicesProvider>,
  );
  return { ...sentences, html };
}

function pageOf(path: SignedOutPath | null, i18n: I18n): ReactNode {
  return path === null ? <Splash i18n={i18n} /> : <SignedOutApp i18n={i18n} path={path} />;
}

function noStorage(): Storage {
  throw new Error('There is no storage at build time.');
}
