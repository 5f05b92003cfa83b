import { loadMessages, loadVisitorMessages, type Locale } from '@corro/messages';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { preload } from '../routes/loaders.ts';
import { loadOnce } from '../routes/loadOnce.ts';
import { visitorPath, visitorRoute } from '../routes/visitorRoutes.ts';
import { CustomersApp } from './CustomersApp.tsx';
import { ServicesProvider, type Services } from './services.ts';
import { VisitorsApp } from './VisitorsApp.tsx';
import { createWords } from './words.ts';

/** The app at one address, with all that it needs fetched. */
export interface Shown {
  readonly element: ReactNode;
  /** Reads again whatever is on the screen; resolves once that has been answered or has failed. */
  readonly refresh: () => Promise<void>;
}

/**
 * The whole app at an address that is not the browser's: for looking at its screens. A public
 * address shows the visitors' side, any other one the customers', whatever the session says.
 */
export async function showAt(address: string, services: Services, locale: Locale): Promise<Shown> {
  const { pathname } = new URL(address, 'https://app.test');
  const path = visitorPath(pathname);
  if (path !== null) {
    const [messages] = await Promise.all([
      loadVisitorMessages(locale),
      loadOnce(visitorRoute(path).screen),
    ]);
    return {
      element: (
        <ServicesProvider value={services}>
          <VisitorsApp words={createWords(locale, messages)} path={path} />
        </ServicesProvider>
      ),
      refresh: () => Promise.resolve(),
    };
  }
  const cache = new QueryClient();
  const [messages] = await Promise.all([
    loadMessages(locale),
    services.session.actor(),
    preload(pathname),
  ]);
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return {
    element: (
      <ServicesProvider value={services}>
        <CustomersApp words={createWords(locale, messages)} Router={Router} cache={cache} />
      </ServicesProvider>
    ),
    refresh: () => cache.refetchQueries({ type: 'active' }),
  };
}
