import type { Locale } from '@corro/messages';
import type { ReactNode } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { signedOutPath } from '../signedOutLinks.ts';
import { signedOutScreens } from '../routes/signedOut.ts';
import { createI18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import type { Services } from '../app/services.ts';
import type { SafeStorage } from '../app/storage/storage.ts';

/** One side of the login, with all that it needs fetched. */
export interface AuthView {
  readonly kind: 'signedOut' | 'signedIn';
  readonly element: ReactNode;
}

const loadSignedInApp = () => import('./signedIn.ts');
const loadSignedOutApp = () => import('./signedOut.ts');

/**
 * Opens the side that the session is on. A visitor at a customer's address is led to the login,
 * a customer at a public one to where they were going. Rejects when a chunk cannot be had.
 */
export function loadAuthView(services: Services, locale: Locale): Promise<AuthView> {
  return services.session.state().token === null
    ? loadSignedOut(services, locale)
    : loadSignedIn(services, locale);
}

async function loadSignedOut({ storage, session }: Services, locale: Locale): Promise<AuthView> {
  const path = signedOutPath(location.pathname) ?? '/login';
  const i18n = createI18n(locale);
  const [{ SignedOutApp }] = await Promise.all([
    loadOnce(loadSignedOutApp),
    loadWithSentences(signedOutScreens[path], 'signedOut', i18n),
  ]);
  if (signedOutPath(location.pathname) === null) {
    const { ending } = session.state();
    // After a logout the next login starts at home: it may be another customer.
    if (ending === null || ending === 'expired') {
      storeReturnAddress(storage, location.pathname + location.search);
    }
    history.replaceState(null, '', path);
  }
  return {
    kind: 'signedOut',
    element: <SignedOutApp i18n={i18n} path={path} />,
  };
}

async function loadSignedIn(services: Services, locale: Locale): Promise<AuthView> {
  const { storage, session, loadApi } = services;
  if (signedOutPath(location.pathname) !== null) {
    history.replaceState(null, '', takeReturnAddress(storage));
  }
  const { pathname } = location;
  const i18n = createI18n(locale);
  const [signedIn, api] = await Promise.all([loadOnce(loadSignedInApp), loadApi()]);
  await signedIn.loadScreen(pathname, i18n);
  // Another session is another app, with nothing in it of the one before.
  const { token } = session.state();
  return {
    kind: 'signedIn',
    element: <signedIn.SignedInApp key={token} api={api} i18n={i18n} readsAhead />,
  };
}

/** Remembers where a visitor was going, for after the login. Home needs no remembering. */
export function storeReturnAddress(storage: SafeStorage, address: string): void {
  if (isOwnAddress(address) && address !== '/') storage.write('return_to', address);
}

/** Where to go after the login; asked once. */
export function takeReturnAddress(storage: SafeStorage): string {
  const address = storage.read('return_to');
  storage.remove('return_to');
  return address !== null && isOwnAddress(address) ? address : '/';
}

/** An address of this app: never another site's (`//…`), never a public page. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/^\/(login|register|forgot-password)\b/.test(address);
}
