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

/** A language with its sentences. */
export interface Catalogue {
  readonly locale: Locale;
  readonly messages: SomeMessages;
}

/** Rejects when the chunk of the catalogue cannot be had. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return { locale, messages: await loadFrameMessages(locale) };
}

/** The page in the language that the app in the phone speaks. */
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
            // Out of reach, or gone with a deploy: the page goes on as it is, and is right when it is loaded again.
            if (spoken !== locale) loadCatalogue(spoken).then(setCatalogue, () => {});
          }}
        />
      </UiProvider>
    </I18nProvider>
  );
}
