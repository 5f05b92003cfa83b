import { localeCookie, type Locale } from '@corro/messages';
import { appearanceOf, applyAppearance, type Appearance } from '@corro/ui';

/** The keys under which the app, of this same site, keeps the same choices. */
const appearanceKey = 'appearance';
const localeKey = 'locale';

/** How the app looks: what was chosen here or there. */
export function storedAppearance(): Appearance {
  return { theme: 'system', priceColours: 'rise-green', ...appearanceOf(readAppearance()) };
}

/** Applies a theme and notifies the app, which listens for it. */
export function chooseTheme(theme: Appearance['theme']): void {
  const stored = readAppearance();
  write(appearanceKey, JSON.stringify(Object.assign({}, stored, { theme })));
  applyAppearance({ ...storedAppearance(), theme });
}

/** Keeps a language for the app, and in a cookie for the server, which picks the page by it. */
export function keepLocale(locale: Locale): void {
  write(localeKey, locale);
  try {
    document.cookie = localeCookie(locale, location.protocol);
  } catch {
    // Blocked cookies: the language stays as it was.
  }
}

/** Calls back when the app or another tab chose how things look. */
export function onAppearance(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === appearanceKey || key === null) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

function readAppearance(): unknown {
  try {
    return JSON.parse(localStorage.getItem(appearanceKey) ?? 'null');
  } catch {
    // Blocked or unreadable: as if nothing had been chosen.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A blocked or full store: the choice lasts as long as this page.
  }
}
