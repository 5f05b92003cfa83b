import { localeCookie, type Locale } from '@corro/messages';
import { appearanceOf, applyAppearance, type Appearance } from '@corro/ui';

/** Storage keys that this page shares with the app, which has the same origin. */
const appearanceKey = 'appearance';
const localeKey = 'locale';

/** The stored appearance, completed by the defaults. */
export function storedAppearance(): Appearance {
  return { theme: 'system', priceColours: 'rise-green', ...appearanceOf(readAppearance()) };
}

/**
 * Applies and stores a theme. The app applies the theme when the browser reports the stored change.
 */
export function chooseTheme(theme: Appearance['theme']): void {
  const stored = readAppearance();
  write(appearanceKey, JSON.stringify(Object.assign({}, stored, { theme })));
  applyAppearance({ ...storedAppearance(), theme });
}

/**
 * Stores the language for the app, and in a cookie that tells the server in which language to send
 * the page.
 */
export function storeLocale(locale: Locale): void {
  write(localeKey, locale);
  try {
    document.cookie = localeCookie(locale, location.protocol);
  } catch {
    // Cookies are blocked: the server keeps choosing the language without this cookie.
  }
}

/** Calls `listener` when the app or another tab changes the appearance. */
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
    // Blocked or unreadable: the default applies.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full storage: the choice lasts as long as this page.
  }
}
