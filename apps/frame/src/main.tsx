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
import { requestedAddress, takeLastAddress, redirectFor } from './phone/addresses.ts';
import { useEffect, useState } from 'react';
import { FramePage } from './page/FramePage.tsx';
import { I18nProvider } from './page/i18n.ts';

const initialAddress =
  takeLastAddress(window) ?? requestedAddress(location.search, location.origin);
const redirect = redirectFor(initialAddress, {
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  hasFinePointer: matchMedia('(any-pointer: fine)').matches,
  cookies: document.cookie,
  isFramed: window.self !== window.top,
});
if (redirect === null) await show();
else location.replace(redirect);

async function show(): Promise<void> {
  applyAppearance(storedAppearance());
  // The server sets the page's language.
  const shown = document.documentElement.lang;
  const catalogue = await loadCatalogue(isLocale(shown) ? shown : 'es');
  const container = document.querySelector('#frame');
  if (container === null) throw new Error('The page has no #frame.');
  createRoot(container).render(<App initial={catalogue} address={initialAddress} />);
  // If the font fails to load, the text stays in the system's font.
  loadFace().catch(() => undefined);
}

export interface Catalogue {
  readonly locale: Locale;
  readonly messages: SomeMessages;
}

/** Rejects if the chunk of the locale fails to load. */
async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return { locale, messages: await loadFrameMessages(locale) };
}

/** The desktop page, in the language of the app that it frames. */
export function App({ initial, address }: { initial: Catalogue; address: URL }) {
  const [{ locale, messages }, setCatalogue] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const { locales = '', demo } = document.documentElement.dataset;
  return (
    <I18nProvider value={{ t: createReader(locale, messages) }}>
      <UiProvider locale={locale}>
        <FramePage
          address={address}
          locale={locale}
          locales={locales.split(' ').filter(isLocale)}
          isDemo={demo !== undefined}
          onLocale={(spoken) => {
            // If the sentences cannot be loaded, because the network fails or a deploy has removed
            // them, the page keeps its language until it is reloaded.
            if (spoken !== locale) loadCatalogue(spoken).then(setCatalogue, () => {});
          }}
        />
      </UiProvider>
    </I18nProvider>
  );
}
