import { loadMessages, loadVisitorMessages, type Locale } from '@corro/messages';
import type { ReactNode } from 'react';
import { loadOnce } from '../routes/loadOnce.ts';
import { keepReturnAddress, takeReturnAddress } from '../routes/returnAddress.ts';
import { visitorPath, visitorRoute } from '../routes/visitorRoutes.ts';
import type { Services } from './services.ts';
import { VisitorsApp } from './VisitorsApp.tsx';
import { createWords } from './words.ts';

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

async function openVisitors({ storage }: Services, locale: Locale): Promise<Side> {
  const path = visitorPath(location.pathname) ?? '/login';
  const [messages] = await Promise.all([
    loadVisitorMessages(locale),
    loadOnce(visitorRoute(path).screen),
  ]);
  if (visitorPath(location.pathname) === null) {
    keepReturnAddress(storage, location.pathname + location.search);
    history.replaceState(null, '', path);
  }
  return {
    kind: 'visitor',
    element: <VisitorsApp words={createWords(locale, messages)} path={path} />,
  };
}

async function openCustomers({ storage, session }: Services, locale: Locale): Promise<Side> {
  const [messages, customers] = await Promise.all([
    loadMessages(locale),
    loadOnce(loadCustomers),
    session.actor(),
  ]);
  if (visitorPath(location.pathname) !== null) {
    history.replaceState(null, '', takeReturnAddress(storage));
  }
  await customers.preload(location.pathname);
  return {
    kind: 'customer',
    element: <customers.CustomersApp words={createWords(locale, messages)} />,
  };
}
