import type { Transport } from '@corro/client';
import { loadMessages } from '@corro/messages';
import type { FakeClock } from '@corro/testing';
import { ToastRegion, UiProvider } from '@corro/ui';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ApiProvider } from './api.ts';
import { createServices } from './createServices.ts';
import { createI18n, I18nProvider } from './i18n/i18n.ts';
import { nothingPublished } from './settings.ts';
import { ServicesProvider } from './services.ts';
import { createStorage, type SafeStorage } from './storage/storage.ts';

/** Spanish sentences, for the tests that check rendered text. */
export const i18n = createI18n('es', await loadMessages('es'));

/** A storage that keeps nothing on the machine. */
export const storageInMemory = () =>
  createStorage(() => {
    throw new Error('A test stores nothing on the machine.');
  });

/** Key and data of a query that is in the cache before the part is rendered. */
export type Read = (api: Transport) => readonly [QueryKey, unknown];

/** Renders a part of a screen once, in Spanish, and returns its HTML. */
export function htmlOf(
  part: ReactNode,
  {
    api,
    clock,
    storage = storageInMemory(),
  }: { readonly api: Transport; readonly clock: FakeClock; readonly storage?: SafeStorage },
  ...reads: readonly Read[]
): string {
  const services = createServices({
    settings: {
      operator: null,
      isDemo: true,
      hasPasskeys: false,
      hasWorker: false,
      format: { firstPage: '1' },
      locales: ['es'],
      legal: nothingPublished,
    },
    storage,
    locale: 'es',
    wire: { clock },
  });
  const cache = new QueryClient();
  for (const read of reads) cache.setQueryData(...read(api));
  return renderToStaticMarkup(
    <ServicesProvider value={services}>
      <I18nProvider value={i18n}>
        <QueryClientProvider client={cache}>
          <ApiProvider value={{ api, confirmations: new Map() }}>
            <UiProvider locale="es-MX">
              <ToastRegion label="" closeLabel="">
                {part}
              </ToastRegion>
            </UiProvider>
          </ApiProvider>
        </QueryClientProvider>
      </I18nProvider>
    </ServicesProvider>,
  );
}

/** Text of the HTML, with one space in place of tags and white space. */
export const textOf = (html = '') =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
