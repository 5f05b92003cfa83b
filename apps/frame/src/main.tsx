import {
  isLocale,
  createReader,
  loadFrameMessages,
  type Locale,
  type SomeMessages,
} from '@corro/messages';
import { applyAppearance, loadFace, UiProvider } from '@corro/ui';
import { createRoot } from 'react-dom/client';
import { storedAppearance } from './page/choices.ts';
import { askedAddress, takeLastAddress, wayOn } from './phone/addresses.ts';
import { useEffect, useState } from 'react';
import { FramePage } from './page/FramePage.tsx';
import { I18nProvider } from './page/i18n.ts';

const asked = takeLastAddress(window) ?? askedAddress(location.search, location.origin);
const on = wayOn(asked, {
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  hasFinePointer: matchMedia('(any-pointer: fine)').matches,
  cookies: document.cookie,
  isFramed: window.self !== window.top,
});
if (on === null) await show();
else location.replace(on);

async function show(): Promise<void> {
  applyAppearance(storedAppearance());
  // The server sets the page's language.
  const shown = document.documentElement.lang;
  const catalogue = await loadCatalogue(isLocale(shown) ? shown : 'es');
  const container = document.querySelector('#frame');
  if (container === null) throw new Error('The page has no #frame.');
  createRoot(container).render(<App initial={catalogue} asked={asked} />);
  // Without the font the text stays in the system's font.
  loadFace().catch(() => undefined);
}

/** A locale and its sentences. */
export interface Catalogue {
  readonly locale: Locale;
  readonly messages: SomeMessages;
}

/** Rejects if the chunk fails. */
async function loadCatalogue(locale: Locale): Promise<Catalogue> {
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
