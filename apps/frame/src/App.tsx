import {
  createReader,
  isLocale,
  loadFrameMessages,
  type Locale,
  type SomeMessages,
} from '@corro/messages';
import { UiProvider } from '@corro/ui';
import { useEffect, useState } from 'react';
import { FramePage } from './page/FramePage.tsx';
import { I18nProvider } from './page/i18n.ts';

/** A locale and its sentences. */
export interface Catalogue {
  readonly locale: Locale;
  readonly messages: SomeMessages;
}

/** Rejects if the chunk fails. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return { locale, messages: await loadFrameMessages(locale) };
}

/** The page in the language of the app in the phone. */
export function App({ initial, asked }: { initial: Catalogue; asked: URL }) {
  const [{ locale, messages }, setCatalogue] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const { locales = '', demo } = document.documentElement.dataset;
  return (
    <I18nProvider value={{ t: createReader(locale, messages) }}>
      <UiProvider locale={locale}>
        <FramePage
          asked={asked}
          locale={locale}
          locales={locales.split(' ').filter(isLocale)}
          isDemo={demo !== undefined}
          onLocale={(spoken) => {
            // Offline, or gone with a deploy: the page keeps its language until it is reloaded.
            if (spoken !== locale) loadCatalogue(spoken).then(setCatalogue, () => {});
          }}
        />
      </UiProvider>
    </I18nProvider>
  );
}
