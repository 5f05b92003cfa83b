import { ToastRegion, UiProvider } from '@corro/ui';
import type { ReactNode } from 'react';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { AppLink } from './AppLink.tsx';
import { ServicesProvider, type Services } from './services.ts';
import { WordsProvider, type Words } from './words.ts';

export interface AppProps {
  readonly services: Services;
  readonly words: Words;
  /** Where the address comes from: the browser, or a given one where there is none. */
  readonly router: (routes: ReactNode) => ReactNode;
}

/** The whole app, on whatever it is given. */
export function App({ services, words, router }: AppProps) {
  return (
    <ServicesProvider value={services}>
      <WordsProvider value={words}>
        <UiProvider
          locale={words.locale}
          linkComponent={AppLink}
          now={services.clock.now}
        >
          <ToastRegion label={words.t('shell.notifications')} closeLabel={words.t('shell.close')}>
            {router(<AppRoutes />)}
          </ToastRegion>
        </UiProvider>
      </WordsProvider>
    </ServicesProvider>
  );
}
