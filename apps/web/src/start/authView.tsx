import { loadSomeMessages, type Locale } from '@corro/messages';
import type { ReactNode } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { storeReturnAddress, takeReturnAddress } from './returnAddress.ts';
import { signedOutPath } from '../routing/signedOutAddresses.ts';
import { signedOutScreens } from '../routing/signedOutRoutes.ts';
import { createI18n, loadSignedInI18n } from '../app/i18n/i18n.ts';
import type { Services } from '../app/services.ts';
import { SignedOutApp } from './SignedOutApp.tsx';

/** One side of the login, with all that it needs fetched. */
export interface AuthView {
  readonly kind: 'signedOut' | 'signedIn';
  readonly element: ReactNode;
}

const loadSignedInApp = () => import('./signedIn.ts');

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
  const [messages] = await Promise.all([
    loadSomeMessages('visitors', locale),
    loadOnce(signedOutScreens[path]),
  ]);
  if (signedOutPath(location.pathname) === null) {
    const { ending } = session.state();
    // Whoever left of their own accord begins anew, and may be somebody else.
    if (ending === null || ending === 'expired') {
      storeReturnAddress(storage, location.pathname + location.search);
    }
    history.replaceState(null, '', path);
  }
  return {
    kind: 'signedOut',
    element: <SignedOutApp words={createI18n(locale, messages)} path={path} />,
  };
}

async function loadSignedIn({ storage, session }: Services, locale: Locale): Promise<AuthView> {
  if (signedOutPath(location.pathname) !== null) {
    history.replaceState(null, '', takeReturnAddress(storage));
  }
  const { pathname } = location;
  const [words, customers] = await Promise.all([
    loadSignedInI18n(pathname, locale),
    loadOnce(loadSignedInApp),
    session.actor(),
  ]);
  await customers.preload(pathname);
  // Another session is another app, with nothing in it of the one before.
  const { token } = session.state();
  return {
    kind: 'signedIn',
    element: <customers.SignedInApp key={token} words={words} readsAhead />,
  };
}
