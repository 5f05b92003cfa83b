import { loadSomeMessages, type Locale } from '@corro/messages';
import type { ReactNode } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { keepReturnAddress, takeReturnAddress } from './returnAddress.ts';
import { visitorPath } from '../routing/signedOutAddresses.ts';
import { visitorScreens } from '../routing/signedOutRoutes.ts';
import { createWords, loadCustomerWords } from '../app/i18n/words.ts';
import type { Services } from '../app/services.ts';
import { VisitorsApp } from './VisitorsApp.tsx';

/** One side of the login, with all that it needs fetched. */
export interface Side {
  readonly kind: 'visitor' | 'customer';
  readonly element: ReactNode;
}

const loadCustomers = () => import('./customers.ts');

/**
 * Opens the side that the session is on. A visitor at a customer's address is led to the login,
 * a customer at a public one to where they were going. Rejects when a chunk cannot be had.
 */
export function openSide(services: Services, locale: Locale): Promise<Side> {
  return services.session.state().token === null
    ? openVisitors(services, locale)
    : openCustomers(services, locale);
}

async function openVisitors({ storage, session }: Services, locale: Locale): Promise<Side> {
  const path = visitorPath(location.pathname) ?? '/login';
  const [messages] = await Promise.all([
    loadSomeMessages('visitors', locale),
    loadOnce(visitorScreens[path]),
  ]);
  if (visitorPath(location.pathname) === null) {
    const { ending } = session.state();
    // Whoever left of their own accord begins anew, and may be somebody else.
    if (ending === null || ending === 'expired') {
      keepReturnAddress(storage, location.pathname + location.search);
    }
    history.replaceState(null, '', path);
  }
  return {
    kind: 'visitor',
    element: <VisitorsApp words={createWords(locale, messages)} path={path} />,
  };
}

async function openCustomers({ storage, session }: Services, locale: Locale): Promise<Side> {
  if (visitorPath(location.pathname) !== null) {
    history.replaceState(null, '', takeReturnAddress(storage));
  }
  const { pathname } = location;
  const [words, customers] = await Promise.all([
    loadCustomerWords(pathname, locale),
    loadOnce(loadCustomers),
    session.actor(),
  ]);
  await customers.preload(pathname);
  // Another session is another app, with nothing in it of the one before.
  const { token } = session.state();
  return {
    kind: 'customer',
    element: <customers.CustomersApp key={token} words={words} readsAhead />,
  };
}
