import { isLocale } from '@corro/messages';
import { applyAppearance, loadFace } from '@corro/ui';
import { createRoot } from 'react-dom/client';
import { App, loadCatalogue } from './App.tsx';
import { storedAppearance } from './page/choices.ts';
import { askedAddress, takeLastAddress } from './phone/addresses.ts';
import { wayOn } from './phone/ways.ts';

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
