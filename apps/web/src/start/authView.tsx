import type { ReactNode } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { signedOutPath } from '../signedOutLinks.ts';
import { signedOutParts, signedOutScreens } from '../routes/signedOut.ts';
import type { I18n } from '../app/i18n/i18n.ts';
import { loadWithSentences } from '../app/i18n/withSentences.ts';
import type { Services } from '../app/services.ts';
import type { SafeStorage } from '../app/storage/storage.ts';

/** The signed-in or signed-out app with everything it needs loaded. */
export interface AuthView {
  readonly kind: 'signedOut' | 'signedIn';
  readonly element: ReactNode;
}

const loadSignedInApp = () => import('./signedIn.ts');
const loadSignedOutApp = () => import('./signedOut.ts');

/**
 * Loads the app for the current session. A visitor at a customer's address goes to the login. A
 * customer at a public address goes to the stored return address, else home. Rejects if a chunk
 * fails.
 */
export function loadAuthView(services: Services, i18n: I18n): Promise<AuthView> {
  return services.session.state().token === null
    ? loadSignedOut(services, i18n)
    : loadSignedIn(services, i18n);
}

async function loadSignedOut(services: Services, i18n: I18n): Promise<AuthView> {
  const { storage, session } = services;
  const path = signedOutPath(location.pathname) ?? '/login';
  const [{ SignedOutApp }] = await Promise.all([
    loadOnce(loadSignedOutApp),
    loadWithSentences(signedOutScreens[path], signedOutParts[path], i18n),
  ]);
  if (signedOutPath(location.pathname) === null) {
    const { ending } = session.state();
    // After a logout another customer may log in, so the next login starts at home.
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

async function loadSignedIn(services: Services, i18n: I18n): Promise<AuthView> {
  const { storage, session, loadApi } = services;
  if (signedOutPath(location.pathname) !== null) {
    history.replaceState(null, '', takeReturnAddress(storage));
  }
  const { pathname } = location;
  const [signedIn, api] = await Promise.all([loadOnce(loadSignedInApp), loadApi()]);
  await signedIn.loadScreen(pathname, i18n);
  // The token is the key, so that each session mounts a new app.
  const { token } = session.state();
  return {
    kind: 'signedIn',
    element: <signedIn.SignedInApp key={token} api={api} i18n={i18n} readsAhead />,
  };
}

/** Stores the address to return to after login, except home. */
export function storeReturnAddress(storage: SafeStorage, address: string): void {
  if (isOwnAddress(address) && address !== '/') storage.write('return_to', address);
}

/** Removes and returns the stored address. */
export function takeReturnAddress(storage: SafeStorage): string {
  const address = storage.read('return_to');
  storage.remove('return_to');
  return address !== null && isOwnAddress(address) ? address : '/';
}

/** Excludes other sites (`//…`) and public pages. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/^\/(login|register|forgot-password)\b/.test(address);
}
